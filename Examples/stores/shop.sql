-- A shop whose app was rewritten: ids in capitals from Foundation's uuidString, in lower case from the server's
-- import, and as BLOBs from a library that binds UUIDs as 16 bytes.
PRAGMA user_version = 1;
CREATE TABLE folder (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL);
CREATE TABLE file (
  id TEXT PRIMARY KEY NOT NULL,
  folder_id TEXT NOT NULL REFERENCES folder (id) ON DELETE CASCADE,
  name TEXT NOT NULL
);
CREATE INDEX file_folder ON file (folder_id);
CREATE TABLE thumbnail (file_id BLOB PRIMARY KEY NOT NULL, width INTEGER NOT NULL);
INSERT INTO folder VALUES
  ('c0ffee01-1111-4aaa-8bbb-000000000001', 'Invoices'),
  ('C0FFEE02-2222-4AAA-8BBB-000000000002', 'Photos'),
  ('c0ffee02-2222-4aaa-8bbb-000000000002', 'Photos'),
  ('C0FFEE03-4444-4AAA-8BBB-000000000003', 'Letters');
INSERT INTO file VALUES
  ('F1EE0001-3333-4AAA-8BBB-000000000003', 'C0FFEE01-1111-4AAA-8BBB-000000000001', 'march.pdf'),
  ('F1EE0002-3333-4AAA-8BBB-000000000004', 'c0ffee02-2222-4aaa-8bbb-000000000002', 'beach.jpg'),
  ('f1ee0003-3333-4aaa-8bbb-000000000005', 'C0FFEE02-2222-4AAA-8BBB-000000000002', 'harbour.jpg'),
  ('F1EE0004-3333-4AAA-8BBB-000000000006', 'C0FFEE03-4444-4AAA-8BBB-000000000003', 'to the bank.txt');
INSERT INTO thumbnail VALUES
  (x'f1ee000233334aaa8bbb000000000004', 320),
  (x'f1ee000333334aaa8bbb000000000005', 320);
