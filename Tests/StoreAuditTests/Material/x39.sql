-- Source: https://github.com/c2siorg/tensormap/pull/379
CREATE TABLE prj(id CHAR(32) PRIMARY KEY);
INSERT INTO prj VALUES('3c9e1a70-2b4d-4f86-95a1-d0e7f8c2b346');
-- What the program binds, as a row that refers to the first.
CREATE TABLE task(id INTEGER PRIMARY KEY, prj CHAR(32) REFERENCES prj(id));
INSERT INTO task(prj) VALUES('3c9e1a702b4d4f8695a1d0e7f8c2b346');
