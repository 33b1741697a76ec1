-- As GRDB writes: a UUID is a BLOB in text order by default; one record type has the strategy of upper-case strings.
CREATE TABLE grdb_migrations(identifier TEXT NOT NULL PRIMARY KEY);
CREATE TABLE "player"("id" BLOB PRIMARY KEY NOT NULL, "name" TEXT NOT NULL);
CREATE TABLE "score"("id" INTEGER PRIMARY KEY AUTOINCREMENT, "playerId" TEXT NOT NULL REFERENCES "player"("id") ON DELETE CASCADE, "value" INTEGER);
INSERT INTO grdb_migrations VALUES('v1');
INSERT INTO player VALUES(x'8a7f3c2e1b5d4e6f9a0b1c2d3e4f5a6b', 'a'), (x'0f1e2d3c4b5a46978897a6b5c4d3e2f1', 'b');
INSERT INTO score("playerId", "value") VALUES('8A7F3C2E-1B5D-4E6F-9A0B-1C2D3E4F5A6B', 3), ('8A7F3C2E-1B5D-4E6F-9A0B-1C2D3E4F5A6B', 4), (x'0f1e2d3c4b5a46978897a6b5c4d3e2f1', 5);
