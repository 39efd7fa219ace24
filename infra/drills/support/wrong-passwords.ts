import { AUTH_PATHS } from '@garage/contracts/auth';

/** Of one account from one address (`SignInAttempts` of the auth service). */
export const WRONG_ALLOWED = 10;
export const BARRED_SECONDS = 15 * 60;

/** For how many seconds somebody with a wrong password is told to stay away; 0 while it is only wrong. */
export async function barredFor(url: string, username: string): Promise<number> {
  const response = await fetch(url + AUTH_PATHS.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'this is not the password' }),
  });
  await response.arrayBuffer();
  if (response.status === 401) return 0;
  if (response.status === 429) return Number(response.headers.get('retry-after'));
  throw new Error(`a wrong password was answered ${response.status}`);
}

/** Somebody tries until it is too often. */
export async function tryTooOften(url: string, username: string): Promise<void> {
  for (let attempt = 0; attempt < WRONG_ALLOWED; attempt += 1) await barredFor(url, username);
  if ((await barredFor(url, username)) === 0) throw new Error('wrong passwords are not limited');
}
