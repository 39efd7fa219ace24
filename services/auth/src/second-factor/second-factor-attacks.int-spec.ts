import { expect, it, jest } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import {
  type AuthenticatorSetup,
  type RecoveryCodesResponse,
  REMOVE_SECOND_FACTOR_SUFFIX,
  SECOND_FACTOR_PATHS,
} from '@garage/contracts/second-factor';
import { USERS_PATH } from '@garage/contracts/users';
import { createDatabase } from '@garage/shared/testing/test-app';
import { TOTP } from 'otpauth';
import type { DataSource } from 'typeorm';
import { hashReadableCode } from '../readable-codes/readable-code.js';
import { Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

/** Each test starts a service of its own, one after the other: passport knows one strategy per process. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** With the code of the step before, so that the present one is still unused; no step ends between making and sending it. */
async function enrol(own: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await own.call<AuthenticatorSetup>('POST', SECOND_FACTOR_PATHS.secondFactor, {
    password: PASSWORD,
  });
  const { secret } = begun.body;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { status, body } = await own
    .call<RecoveryCodesResponse>('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, {
      code: codeOf(secret, -1),
    })
    .finally(() => clock.mockRestore());
  expect(status).toBe(200);
  return { secret, recoveryCodes: body.recoveryCodes };
}

it('nobody who knows the password can guess codes', async () => {
  const limited = await startAuthApp({
    // Three in place of ten.
    RATE_LIMIT_FACTOR: '0.3',
    SESSION_SECRET: `factor ${Date.now()} ${'x'.repeat(32)}`,
  });
  const victim = await createUser(limited.db);
  await enrol(await signedIn(limited.url, victim.username));
  const attempt = async (code: string | undefined, n: number) => {
    const stranger = new Browser(limited.url, { 'x-forwarded-for': `203.0.113.${n}` });
    const login = { username: victim.username, password: PASSWORD, code };
    return (await stranger.call('POST', AUTH_PATHS.login, login)).status;
  };
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n++) statuses.push(await attempt('000000', n));
  expect(statuses).toEqual([401, 401, 401, 429]);
  // The right password alone, tried again and again from one address, is stopped like a wrong one.
  const required: number[] = [];
  for (let i = 0; i < 4; i++) required.push(await attempt(undefined, 99));
  expect(required).toEqual([401, 401, 401, 429]);
  await limited.close();
});

it('a second factor cannot be read after SESSION_SECRET was changed; who manages accounts removes it', async () => {
  const place = await createDatabase();
  const before = await startAuthApp({ DATABASE_URL: place.url });
  const owner = await createUser(before.db);
  const { secret, recoveryCodes } = await enrol(await signedIn(before.url, owner.username));
  await before.close();

  const after = await startAuthApp({
    DATABASE_URL: place.url,
    SESSION_SECRET: 'quite another secret of 32 letters',
  });
  const login = async (code: string | undefined) =>
    (
      await new Browser(after.url).call('POST', AUTH_PATHS.login, {
        username: owner.username,
        password: PASSWORD,
        code,
      })
    ).status;
  expect([await login(codeOf(secret)), await login(recoveryCodes[0])]).toEqual([401, 401]);
  const colleague = await signedIn(after.url, (await createUser(after.db)).username);
  await colleague.call('POST', `${USERS_PATH}/${owner.id}/${REMOVE_SECOND_FACTOR_SUFFIX}`, {
    password: PASSWORD,
  });
  expect(await login(undefined)).toBe(200);
  await after.close();
  await place.drop();
});

it('recovery codes that an earlier release hashed without a key are kept, and get one', async () => {
  const place = await createDatabase();
  const before = await startAuthApp({ DATABASE_URL: place.url });
  const owner = await createUser(before.db);
  const { recoveryCodes } = await enrol(await signedIn(before.url, owner.username));
  const [early = '', late = ''] = recoveryCodes;
  // As the last release stored them, and as its replicas still may while both run.
  const storeWithoutKey = (db: DataSource, code: string) =>
    db.query(`INSERT INTO auth.recovery_codes (user_id, code_hash) VALUES ($1, $2)`, [
      owner.id,
      hashReadableCode(code),
    ]);
  await before.db.query(`DELETE FROM auth.recovery_codes`);
  await storeWithoutKey(before.db, early);
  await before.close();

  const after = await startAuthApp({ DATABASE_URL: place.url });
  expect(await after.db.query(`SELECT is_keyed FROM auth.recovery_codes`)).toEqual([{ is_keyed: true }]);
  await storeWithoutKey(after.db, late);
  for (const code of [early, late]) {
    const { status } = await new Browser(after.url).call('POST', AUTH_PATHS.login, {
      username: owner.username,
      password: PASSWORD,
      code,
    });
    expect(status).toBe(200);
  }
  await after.close();
  await place.drop();
});
