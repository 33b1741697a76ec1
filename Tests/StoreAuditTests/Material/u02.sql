-- Source: https://github.com/groue/GRDB.swift/issues/821
CREATE TABLE item(id TEXT PRIMARY KEY, n TEXT);
INSERT INTO item VALUES('6E0C9A41-3B27-4D15-A8F0-7C5E21D3B964','x');
-- What the program binds, as a row that refers to the first.
CREATE TABLE note(item_id BLOB);
INSERT INTO note VALUES(x'6e0c9a413b274d15a8f07c5e21d3b964');
