-- The roles of the database. Every service signs in with one of its own and owns its schemas; the backup reads.
-- None of them may make roles, databases, schemas or extensions: an extension that a migration needs is created here.
--
-- Run by the owner of the database, in one transaction, before every start; what is as it should be is left alone.
-- Tables of a release in which everything belonged to the owner change hands. What one service may do with
-- the tables of another is granted by the other, after its migrations: services/shared/src/database/grants.ts.
--
-- The session says setup.role_prefix, from which the roles have their names, and setup.<part>_password.

-- Services take it, too, while they grant.
SELECT pg_advisory_xact_lock(4711, 4712);

-- What staff search messages and appointments with: parts of words, and letters with or without accents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
-- What keeps two cars from the same seat of the workshop at the same moment.
CREATE EXTENSION IF NOT EXISTS btree_gist;

DO $$
DECLARE
  prefix constant text := current_setting('setup.role_prefix');
  owner_is_superuser constant boolean := (SELECT rolsuper FROM pg_roles WHERE rolname = current_user);
  part text;
  role_name text;
BEGIN
  FOREACH part IN ARRAY ARRAY['auth', 'content', 'contact', 'backup'] LOOP
    role_name := prefix || '_' || part;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I', role_name);
    END IF;
    IF EXISTS (
      SELECT FROM pg_roles
       WHERE rolname = role_name AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)
    ) THEN
      EXECUTE format(
        'ALTER ROLE %I NOSUPERUSER NOCREATEROLE NOCREATEDB NOREPLICATION NOBYPASSRLS', role_name);
    END IF;
    EXECUTE format(
      'ALTER ROLE %I LOGIN PASSWORD %L', role_name, current_setting('setup.' || part || '_password'));
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), role_name);
    IF NOT owner_is_superuser THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    END IF;
  END LOOP;
END
$$;

DO $$
DECLARE
  prefix constant text := current_setting('setup.role_prefix');
  backup constant text := prefix || '_backup';
  space record;
  thing record;
BEGIN
  FOR space IN
    SELECT schema_name, prefix || '_' || part AS owner
      FROM (VALUES
        ('auth', 'auth'), ('auth_jobs', 'auth'),
        ('content', 'content'), ('content_jobs', 'content'),
        ('contact', 'contact'), ('pgboss', 'contact')
      ) AS spaces (schema_name, part)
  LOOP
    IF NOT EXISTS (SELECT FROM pg_namespace WHERE nspname = space.schema_name) THEN
      EXECUTE format('CREATE SCHEMA %I', space.schema_name);
    END IF;
    EXECUTE format('ALTER SCHEMA %I OWNER TO %I', space.schema_name, space.owner);

    FOR thing IN
      -- A sequence that belongs to a column goes with its table.
      SELECT format('TABLE %s', oid::regclass) AS name
        FROM pg_class
       WHERE relnamespace = space.schema_name::regnamespace
         AND relowner <> quote_ident(space.owner)::regrole
         AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
         AND NOT EXISTS (
           SELECT FROM pg_depend
            WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND relkind = 'S' AND deptype IN ('a', 'i'))
      UNION ALL
      SELECT format('ROUTINE %s', oid::regprocedure)
        FROM pg_proc
       WHERE pronamespace = space.schema_name::regnamespace AND proowner <> quote_ident(space.owner)::regrole
      UNION ALL
      SELECT format('TYPE %s', oid::regtype)
        FROM pg_type
       WHERE typnamespace = space.schema_name::regnamespace
         AND typowner <> quote_ident(space.owner)::regrole
         AND (typtype IN ('e', 'd', 'r')
           OR typtype = 'c' AND (SELECT relkind FROM pg_class WHERE pg_class.oid = typrelid) = 'c')
    LOOP
      EXECUTE format('ALTER %s OWNER TO %I', thing.name, space.owner);
    END LOOP;

    -- Everything that is there, and everything that a migration will make.
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', space.schema_name, backup);
    EXECUTE format(
      'ALTER DEFAULT PRIVILEGES FOR ROLE %I IN SCHEMA %I GRANT SELECT ON TABLES TO %I',
      space.owner, space.schema_name, backup);
    EXECUTE format(
      'ALTER DEFAULT PRIVILEGES FOR ROLE %I IN SCHEMA %I GRANT SELECT ON SEQUENCES TO %I',
      space.owner, space.schema_name, backup);
    FOR thing IN
      SELECT oid::regclass::text AS name
        FROM pg_class
       WHERE relnamespace = space.schema_name::regnamespace
         AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
         AND NOT has_table_privilege(backup, oid, 'SELECT')
    LOOP
      EXECUTE format('GRANT SELECT ON TABLE %s TO %I', thing.name, backup);
    END LOOP;
  END LOOP;
END
$$;
