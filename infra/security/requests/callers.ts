import { ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import type { StaffClient } from '../../e2e/support/api-client.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import type { Stack } from '../../e2e/support/stack.ts';

const PASSWORD = 'a long enough passphrase';

export interface Caller {
  name: 'signed out' | 'supporter' | 'admin';
  /** What the caller sends with every request. */
  credentials: () => Promise<Record<string, string>>;
  /** Somebody has ended the session, perhaps the caller itself: the next request begins a new one. */
  forget: () => void;
}

/** Never the main administrator, who makes the accounts again that were lost on the way. */
export function callersOf(stack: Stack): Caller[] {
  return [
    { name: 'signed out', credentials: async () => ({}), forget: () => {} },
    account(stack, 'supporter', ROLE_SUPPORTER),
    account(stack, 'admin', ROLE_ADMIN),
  ];
}

function account(stack: Stack, name: 'supporter' | 'admin', roleId: number): Caller {
  let client: StaffClient | null = null;
  let made = 0;
  return {
    name,
    credentials: async () => {
      if (!client) {
        made += 1;
        const username = `${name}-${made}`;
        client = (await (await signedIn(stack)).createAccount({ username, password: PASSWORD, roleId }))
          .client;
      }
      return client.credentials;
    },
    forget: () => {
      client = null;
    },
  };
}
