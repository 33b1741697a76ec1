-- As Vapor's Fluent writes on SQLite: columns of the type UUID, which has numeric affinity, and `uuidString` as text.
CREATE TABLE "_fluent_migrations"("id" UUID PRIMARY KEY, "name" TEXT NOT NULL UNIQUE, "batch" BIGINT NOT NULL, "created_at" REAL, "updated_at" REAL);
CREATE TABLE "planets"("id" UUID PRIMARY KEY, "name" TEXT NOT NULL);
CREATE TABLE "moons"("id" UUID PRIMARY KEY, "planet_id" UUID NOT NULL REFERENCES "planets"("id") ON DELETE NO ACTION ON UPDATE NO ACTION);
INSERT INTO "_fluent_migrations" VALUES('0D6B8E1C-52A7-4E0B-9C55-8E2D9A1F7B30', 'App.M', 1, 1.5, 1.5);
INSERT INTO "planets" VALUES('8A7F3C2E-1B5D-4E6F-9A0B-1C2D3E4F5A6B', 'a'), ('0f1e2d3c-4b5a-4697-8897-a6b5c4d3e2f1', 'from the iOS app');
INSERT INTO "moons" VALUES('5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405', '8A7F3C2E-1B5D-4E6F-9A0B-1C2D3E4F5A6B'), ('C0FFEE02-2222-4AAA-8BBB-000000000002', '0F1E2D3C-4B5A-4697-8897-A6B5C4D3E2F1');
-- A script without hyphens: the affinity makes a number of it.
INSERT INTO "planets" VALUES('12345678901243218765432109876543', 'by script');
