-- Source: https://forums.swift.org/t/strategy-regarding-inconsistent-use-of-case-in-string-representation-of-uuid/53058
CREATE TABLE p(id TEXT PRIMARY KEY);
INSERT INTO p VALUES('5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405');
-- What the program binds, as a row that refers to the first.
CREATE TABLE q(p TEXT REFERENCES p);
INSERT INTO q VALUES('5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405');
