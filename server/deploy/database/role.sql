-- Makes Keepwell's role and its database, once, as the superuser. psql reads the password from KEEPWELL_PASSWORD.
-- The role owns its database, because it makes and changes the tables at each upgrade. It may do nothing outside it.
\getenv password KEEPWELL_PASSWORD
CREATE ROLE keepwell LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE keepwell OWNER keepwell;
REVOKE ALL ON DATABASE keepwell, postgres, template1 FROM PUBLIC;
\connect keepwell
REVOKE ALL ON SCHEMA public FROM PUBLIC;
