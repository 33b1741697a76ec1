-- As SQLite.swift writes: TEXT and `uuidString`; the web service beside it writes small letters.
CREATE TABLE "users"("id" TEXT PRIMARY KEY NOT NULL, "email" TEXT UNIQUE);
INSERT INTO "users" VALUES('8A7F3C2E-1B5D-4E6F-9A0B-1C2D3E4F5A6B', 'a'), ('8a7f3c2e-1b5d-4e6f-9a0b-1c2d3e4f5a6b', 'b'), ('0F1E2D3C-4B5A-4697-8897-A6B5C4D3E2F1', 'c');
