import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { PASSWORD_LINK_PATHS } from '@garage/contracts/password-links';
import {
  type CreateUserResponse,
  type FirstPasswordResponse,
  type UserResponse,
  USERS_PATH,
  type UsersResponse,
} from '@garage/contracts/users';
import type { TestApp } from '@garage/shared/testing/test-app';
import { auditOf, Browser, createUser, PASSWORD, signedIn } from '../testing/auth-app.js';
import {
  askedMails,
  type AskedMail,
  askForLink,
  mailsAskedFor,
  newAddress,
  readLink,
  requestsAnswered,
  setPassword,
  startMailingAuthApp,
} from '../testing/password-links.js';

const NEW_PASSWORD = 'blauer Amboss trinkt Tee';
let test: TestApp;
let admin: Browser;
let visitor: Browser;

beforeAll(async () => {
  test = await startMailingAuthApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signedIn(test.url, (await createUser(test.db)).username);
  visitor = new Browser(test.url);
});

const ask = (email: unknown) => askForLink(visitor, email);
const read = (token: unknown) => readLink(visitor, token);
const use = (token: unknown, password: unknown = NEW_PASSWORD) => setPassword(visitor, token, password);
const mailsTo = (recipient: string | null) => mailsAskedFor(test.db, recipient);

async function invite(change: object = {}): Promise<CreateUserResponse & { mail: AskedMail }> {
  const email = newAddress();
  const account = { username: email.split('@')[0], roleId: 2, email, fullName: 'Eva Brunner', ...change };
  const { status, body } = await admin.call<CreateUserResponse>('POST', USERS_PATH, account);
  expect(status).toBe(201);
  return { ...body, mail: (await mailsTo(email))[0]! };
}

async function userInList(id: number) {
  const { body } = await admin.call<UsersResponse>('GET', USERS_PATH);
  return body.users.find((user) => user.id === id);
}

describe('an invitation', () => {
  it('is mailed to a new account with an address, which nobody can enter before its owner has chosen a password', async () => {
    const { user, firstPassword, mail } = await invite();
    expect(firstPassword).toBeUndefined();
    expect(mail).toMatchObject({ purpose: 'invitation', username: user.username });
    expect(user.mustChangePassword).toBe(false);
    expect(user.invitation).toEqual({ expiresAt: mail.expiresAt });
    const minutes = (Date.parse(mail.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    for (const password of ['none', 'null', NEW_PASSWORD]) {
      expect((await new Browser(test.url).signIn(user.username, password)).status).toBe(401);
    }
  });

  it('shows whose it is, takes the password, and leaves signing in to its owner', async () => {
    const { user, mail } = await invite();
    const shown = await read(mail.token);
    expect([shown.status, shown.body]).toEqual([
      200,
      {
        username: user.username,
        fullName: 'Eva Brunner',
        isInvitation: true,
        expiresAt: mail.expiresAt,
      },
    ]);
    const used = await use(mail.token);
    expect([used.status, used.body]).toEqual([200, { success: true, username: user.username }]);
    expect((await visitor.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    const { body } = await new Browser(test.url).signIn(user.username, NEW_PASSWORD);
    expect(body.user.requirement).toBeNull();
    expect((await userInList(user.id))?.invitation).toBeNull();
  });

  it('that has ended is seen in the list and sent again with one call', async () => {
    const { user, mail } = await invite();
    await test.db.query(
      `UPDATE auth.password_links SET expires_at = now() - interval '1 minute' WHERE user_id = $1`,
      [user.id],
    );
    expect(Date.parse((await userInList(user.id))?.invitation?.expiresAt ?? '')).toBeLessThan(Date.now());
    expect((await use(mail.token)).body.code).toBe('password-link-invalid');

    const again = await admin.call<UserResponse>('POST', `${USERS_PATH}/${user.id}/password-link`);
    expect(again.status).toBe(200);
    expect(Date.parse(again.body.user.invitation?.expiresAt ?? '')).toBeGreaterThan(Date.now());
    const second = (await mailsTo(mail.recipient))[1];
    expect(second?.purpose).toBe('invitation');
    expect((await use(second?.token)).status).toBe(200);
  });

  it('ends when the address turns out to be wrong, also in somebody else’s mailbox', async () => {
    const { user, mail } = await invite();
    const changed = await admin.call<UserResponse>('PUT', `${USERS_PATH}/${user.id}`, {
      email: newAddress(),
    });
    expect(changed.body.user.invitation).toEqual({ expiresAt: null });
    expect((await use(mail.token)).status).toBe(400);
  });
});

describe('an account without an address', () => {
  it('gets a first password, shown once to whoever made it, that opens nothing but choosing an own one', async () => {
    const { status, body } = await admin.call<CreateUserResponse>('POST', USERS_PATH, {
      username: 'ohne-adresse',
      roleId: 1,
    });
    expect(status).toBe(201);
    expect(body.firstPassword).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(body.user).toMatchObject({ mustChangePassword: true, invitation: null });
    const browser = await signedIn(test.url, 'ohne-adresse', body.firstPassword);
    expect((await browser.call<ApiError>('GET', USERS_PATH)).body.code).toBe('password-change-required');
  });

  it('gets another one when the first is lost, which ends its sessions', async () => {
    const user = await createUser(test.db, { roleId: 2 });
    const before = await signedIn(test.url, user.username);
    const path = `${USERS_PATH}/${user.id}`;
    const link = await admin.call<ApiError>('POST', `${path}/password-link`);
    expect([link.status, link.body.message]).toEqual([
      409,
      expect.stringContaining('keine E-Mail-Adresse hinterlegt'),
    ]);
    const { status, body } = await admin.call<FirstPasswordResponse>('POST', `${path}/first-password`);
    expect([status, body.user.mustChangePassword]).toEqual([200, true]);
    expect((await before.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await new Browser(test.url).signIn(user.username, PASSWORD)).status).toBe(401);
    await signedIn(test.url, user.username, body.firstPassword);
  });
});

describe('helping somebody to a password', () => {
  it('is for others only, and never for somebody who may do more', async () => {
    const clerk = await createUser(test.db, {
      permissions: ['users:read', 'users:write'],
      email: newAddress(),
    });
    const browser = await signedIn(test.url, clerk.username);
    const chief = await createUser(test.db, { email: newAddress() });
    const statuses: [number, string][] = [];
    for (const id of [clerk.id, chief.id]) {
      for (const what of ['password-link', 'first-password']) {
        const { status, body } = await browser.call<ApiError>('POST', `${USERS_PATH}/${id}/${what}`);
        statuses.push([status, body.code]);
      }
    }
    expect(statuses).toEqual([
      [403, 'own-user-protected'],
      [403, 'own-user-protected'],
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    await signedIn(test.url, chief.username);
    expect(await mailsTo(chief.email)).toEqual([]);
  });

  it('leaves the own address to the profile, which asks for the password', async () => {
    const user = await createUser(test.db, { email: newAddress() });
    const browser = await signedIn(test.url, user.username);
    const { status, body } = await browser.call<ApiError>('PUT', `${USERS_PATH}/${user.id}`, {
      email: newAddress(),
    });
    expect([status, body.code]).toEqual([403, 'own-user-protected']);
  });
});

describe('a forgotten password', () => {
  it('is answered the same for an address that nobody has, and only the other gets a mail', async () => {
    const user = await createUser(test.db, { email: newAddress() });
    const unknown = newAddress();
    const answers = await Promise.all([ask(user.email), ask(unknown), ask(user.email?.toUpperCase())]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
    const mails = await mailsTo(user.email);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['new-password', 'new-password']);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('is set anew with the link: all sessions end, the old password and the other links too', async () => {
    const user = await createUser(test.db, { email: newAddress(), roleId: 2 });
    const before = await signedIn(test.url, user.username);
    await ask(user.email);
    await ask(user.email);
    const [first, second] = await mailsTo(user.email);
    expect((await read(second?.token)).body.isInvitation).toBe(false);
    expect((await before.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);

    expect((await use(first?.token)).status).toBe(200);
    expect((await before.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await new Browser(test.url).signIn(user.username, PASSWORD)).status).toBe(401);
    await signedIn(test.url, user.username, NEW_PASSWORD);
    for (const token of [first?.token, second?.token]) expect((await use(token)).status).toBe(400);
  });

  it('is set once when the link is used several times at once', async () => {
    const user = await createUser(test.db, { email: newAddress(), roleId: 2 });
    await ask(user.email);
    const [mail] = await mailsTo(user.email);
    const answers = await Promise.all([1, 2, 3].map((n) => use(mail?.token, `${NEW_PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
    const winner = answers.findIndex(({ status }) => status === 200) + 1;
    await signedIn(test.url, user.username, `${NEW_PASSWORD} ${winner}`);
  });

  it('gives whoever had a first password an own one, which need not be changed', async () => {
    const user = await createUser(test.db, { email: newAddress(), mustChangePassword: true });
    await ask(user.email);
    const [mail] = await mailsTo(user.email);
    await use(mail?.token);
    const { body } = await new Browser(test.url).signIn(user.username, NEW_PASSWORD);
    expect(body.user.requirement).toBeNull();
  });

  it('does not get around a second factor', async () => {
    const user = await createUser(test.db, { email: newAddress() });
    await test.db.query(
      `INSERT INTO auth.second_factors (user_id, encrypted_secret, confirmed_at) VALUES ($1, 'x', now())`,
      [user.id],
    );
    await test.db.query(`UPDATE auth.users SET has_second_factor = true WHERE id = $1`, [user.id]);
    await ask(user.email);
    const [mail] = await mailsTo(user.email);
    expect((await use(mail?.token)).status).toBe(200);
    expect((await visitor.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    const { status, body } = await visitor.call<ApiError>('POST', AUTH_PATHS.login, {
      username: user.username,
      password: NEW_PASSWORD,
    });
    expect([status, body.code]).toEqual([401, 'second-factor-required']);
  });

  it('ends its links when the account gets another address or is deleted', async () => {
    const moved = await createUser(test.db, { email: newAddress(), roleId: 2 });
    const gone = await createUser(test.db, { email: newAddress(), roleId: 2 });
    await Promise.all([ask(moved.email), ask(gone.email)]);
    const [first] = await mailsTo(moved.email);
    const [second] = await mailsTo(gone.email);
    await admin.call('PUT', `${USERS_PATH}/${moved.id}`, { email: newAddress() });
    await admin.call('DELETE', `${USERS_PATH}/${gone.id}`);
    expect((await use(first?.token)).status).toBe(400);
    expect((await use(second?.token)).status).toBe(400);
  });

  it('refuses a password that others guess, and leaves the link for a better one', async () => {
    const user = await createUser(test.db, { email: newAddress(), roleId: 2 });
    await ask(user.email);
    const [mail] = await mailsTo(user.email);
    for (const password of ['kurz', 'Sommer2026!!!', '', undefined]) {
      const { status, body } = await visitor.call<ApiError>('POST', PASSWORD_LINK_PATHS.use, {
        token: mail?.token,
        password,
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['password']]);
    }
    expect((await use(mail?.token)).status).toBe(200);
  });

  it.each([['no address'], [''], [null], [5], [undefined], [`${'a'.repeat(250)}@b.ch`]])(
    'refuses %j as an address',
    async (email) => {
      const { status, body } = await ask(email);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['email']]);
    },
  );

  it.each([['x'], ['x'.repeat(201)], [''], [null], [{}]])(
    'answers no account for the token %j',
    async (token) => {
      expect((await read(token)).status).toBe(400);
      expect((await use(token)).status).toBe(400);
    },
  );
});

describe('the record', () => {
  it('says who sent and used a link, and neither it nor the tables hold the link itself', async () => {
    await test.db.query('DELETE FROM auth.audit_log');
    const user = await createUser(test.db, { email: newAddress(), roleId: 2 });
    await ask(user.email);
    await requestsAnswered(test.db);
    await admin.call('POST', `${USERS_PATH}/${user.id}/password-link`);
    const [, mail] = await mailsTo(user.email);
    await use('wrong');
    await use(mail?.token);
    const rows = await auditOf(test.db);
    const subject = `user:${user.id}`;
    expect(rows.filter(({ action }) => action !== 'sign-in')).toMatchObject([
      { action: 'password-link-sent', outcome: 'success', actor_user_id: null, subject },
      { action: 'password-link-sent', outcome: 'success', actor_user_id: expect.any(Number), subject },
      { action: 'password-link-used', outcome: 'failure', actor_user_id: null, subject: null },
      { action: 'password-link-used', outcome: 'success', actor_user_id: null, subject },
    ]);
    expect(rows.every(({ ip, request_id: id }) => ip === '127.0.0.0/24' && Boolean(id))).toBe(true);
    const stored = JSON.stringify([
      rows,
      await test.db.query('SELECT * FROM pgboss.job'),
      await test.db.query('SELECT * FROM auth_jobs.job'),
      await test.db.query('SELECT * FROM auth.password_links'),
    ]);
    for (const { token } of await askedMails(test.db)) expect(stored).not.toContain(token);
  });
});
