import { describe, expect, it } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { HASH_OPTIONS, NOBODYS_HASH, PasswordHasher } from './password-hasher.js';

describe('the password hasher', () => {
  const hasher = new PasswordHasher();

  it('makes argon2id hashes of the recommended cost, salted', async () => {
    const first = await hasher.hash('ein gutes Passwort');
    const second = await hasher.hash('ein gutes Passwort');
    expect(parseOptions(first)).toMatchObject(HASH_OPTIONS);
    expect(first).not.toBe(second);
  });

  it('accepts the right password only', async () => {
    const stored = await hasher.hash('ein gutes Passwort');
    await expect(hasher.verify('ein gutes Passwort', stored)).resolves.toBe(true);
    await expect(hasher.verify('ein gutes Passwort ', stored)).resolves.toBe(false);
    await expect(hasher.verify('', stored)).resolves.toBe(false);
  });

  it('spends the same work on a user who does not exist, and never accepts', async () => {
    expect(parseOptions(NOBODYS_HASH)).toMatchObject(HASH_OPTIONS);
    await expect(hasher.verify('ein gutes Passwort', undefined)).resolves.toBe(false);
  });

  it('refuses with 503 and a time to come back when too many are waiting', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 80 }, () => hasher.verify('falsch', undefined)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ status: 503, code: 'dependency-unavailable', retryAfterSeconds: 2 });
    }
  });
});
