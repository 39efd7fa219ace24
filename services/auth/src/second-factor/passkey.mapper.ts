import type { Passkey } from '@garage/contracts/second-factor';
import type { StoredPasskey } from './passkeys.repository.js';

/** A passkey as its owner may see it; keys stay here. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
