import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import { createAuthTables, createDatabase, type TestDatabase } from '@garage/shared/testing/test-app';
import { DataSource } from 'typeorm';
import { migrations } from './migrations.js';
import { CustomersPermissions1764620000000 } from './migrations/1764620000000-customers-permissions.js';
import { AddAccountRequirements1764320000000 } from './migrations/1764320000000-add-account-requirements.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createDatabase();
  dataSource = new DataSource({
    type: 'postgres',
    url: database.url,
    migrations,
    installExtensions: false,
  });
  await dataSource.initialize();
  await dataSource.query('CREATE SCHEMA auth');
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const run = () => dataSource.runMigrations({ transaction: 'each' });

function tables(): Promise<{ table_name: string }[]> {
  return dataSource.query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'auth' ORDER BY table_name`,
  );
}

it('the migrations can be undone and done again', async () => {
  await run();
  const made = await tables();
  expect(made.map(({ table_name }) => table_name)).toEqual([
    'audit_log',
    'backup_checks',
    'backups',
    'passkey_challenges',
    'passkeys',
    'password_links',
    'rate_limits',
    'recovery_codes',
    'reset_codes',
    'second_factors',
    'sessions',
    'user_roles',
    'user_sessions',
    'users',
  ]);
  for (let i = 0; i < migrations.length; i++) await dataSource.undoLastMigration();
  expect(await tables()).toEqual([]);
  await run();
  expect(await tables()).toEqual(made);
});

it('the migrations bring the two roles, and number users above the main admin', async () => {
  await run();
  const roles = await dataSource.query('SELECT id, name, permissions FROM auth.user_roles ORDER BY id');
  expect(roles).toEqual([
    { id: 1, name: 'Admin', permissions: ['*'] },
    { id: 2, name: 'Supporter', permissions: SUPPORTER_PERMISSIONS },
  ]);
  const [user] = await dataSource.query(
    `INSERT INTO auth.users (username, password_hash, role_id) VALUES ('a', 'x', 2) RETURNING id`,
  );
  expect(user).toEqual({ id: 93 });
});

it('the migrations tell accounts of the second factors that were there before', async () => {
  const added = migrations.indexOf(AddAccountRequirements1764320000000);
  await run();
  for (let i = migrations.length; i > added; i--) await dataSource.undoLastMigration();
  await dataSource.query(
    `INSERT INTO auth.users (username, password_hash, role_id)
     VALUES ('none', 'x', 2), ('begun', 'x', 2), ('confirmed', 'x', 2)`,
  );
  await dataSource.query(
    `INSERT INTO auth.second_factors (user_id, encrypted_secret, confirmed_at)
     SELECT id, 'x', CASE username WHEN 'confirmed' THEN now() END FROM auth.users WHERE username <> 'none'`,
  );
  await run();
  const users = await dataSource.query(
    'SELECT username, must_change_password, has_second_factor FROM auth.users ORDER BY id',
  );
  expect(users).toEqual([
    { username: 'none', must_change_password: false, has_second_factor: false },
    { username: 'begun', must_change_password: false, has_second_factor: false },
    { username: 'confirmed', must_change_password: false, has_second_factor: true },
  ]);
});

/** Of every role, by its name. */
async function permissionsOf() {
  const roles = await dataSource.query<{ name: string; permissions: string[] }[]>(
    'SELECT name, permissions FROM auth.user_roles ORDER BY id',
  );
  return Object.fromEntries(roles.map(({ name, permissions }) => [name, permissions]));
}

it('the migrations let a role see customers that has seen both appointments and messages, and no other', async () => {
  const added = migrations.indexOf(CustomersPermissions1764620000000);
  await run();
  for (let i = migrations.length; i > added; i--) await dataSource.undoLastMigration();
  const before = {
    Beides: ['appointments:read', 'appointments:write', 'contact-messages:read', 'contact-messages:write'],
    Lesen: ['appointments:read', 'contact-messages:read', 'contact-messages:write'],
    Werkstatt: ['appointments:read', 'appointments:write'],
  };
  for (const [name, permissions] of Object.entries(before)) {
    await dataSource.query('INSERT INTO auth.user_roles (name, permissions) VALUES ($1, $2)', [
      name,
      JSON.stringify(permissions),
    ]);
  }
  // This one alone: what later ones grant is not its business.
  const runner = dataSource.createQueryRunner();
  const migration = new CustomersPermissions1764620000000();
  await migration.up(runner);
  expect(await permissionsOf()).toEqual({
    Admin: ['*'],
    Supporter: ['contact-messages:read', 'contact-messages:write'],
    Beides: [...before.Beides, 'customers:read', 'customers:write'],
    Lesen: [...before.Lesen, 'customers:read'],
    Werkstatt: before.Werkstatt,
  });
  await migration.down(runner);
  expect(await permissionsOf()).toMatchObject(before);
  await runner.release();
});

it('the migrations make the tables with which the other services are tested', async () => {
  const stand = (): Promise<unknown[]> =>
    dataSource.query(
      `SELECT table_name, column_name, data_type, is_nullable, column_default, identity_start
       FROM information_schema.columns
       WHERE table_schema = 'auth' AND table_name IN ('users', 'user_roles', 'sessions', 'rate_limits')
       ORDER BY table_name, ordinal_position`,
    );
  const keys = (): Promise<unknown[]> =>
    dataSource.query(
      `SELECT regexp_replace(indexdef, 'INDEX \\S+', 'INDEX') AS key FROM pg_indexes
       WHERE schemaname = 'auth' AND indexdef LIKE 'CREATE UNIQUE%'
         AND tablename IN ('users', 'user_roles', 'sessions', 'rate_limits') ORDER BY key`,
    );
  const roles = (): Promise<unknown[]> =>
    dataSource.query('SELECT id, name, permissions FROM auth.user_roles ORDER BY id');

  await dataSource.query('DROP SCHEMA auth');
  await createAuthTables(database.url);
  const tested = [await stand(), await keys(), await roles()];
  await dataSource.query('DROP SCHEMA auth CASCADE; CREATE SCHEMA auth');
  await run();
  expect(tested).toEqual([await stand(), await keys(), await roles()]);
});
