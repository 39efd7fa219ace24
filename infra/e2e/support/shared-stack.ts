import { MailClient } from './mail-client.ts';
import type { Stack } from './stack.ts';

/** What a visitor or a member of staff can reach of a stack; its parts are in nobody's hands. */
export type SharedStack = Pick<
  Stack,
  'url' | 'webUrl' | 'publicUrl' | 'contentUrl' | 'smtpPort' | 'admin' | 'mails'
>;

/** Says where it is: Jest's workers see what its global setup has set. */
const VARIABLE = 'E2E_SHARED_STACK';

/** Lets the tests of all files borrow this stack. */
export function lendStack({ mailUrl, url, webUrl, publicUrl, contentUrl, smtpPort, admin }: Stack): void {
  const description = { mailUrl, url, webUrl, publicUrl, contentUrl, smtpPort, admin };
  process.env[VARIABLE] = JSON.stringify(description);
}

/**
 * The stack that was started before all files, for those that change nothing that others see: they are at work on it at
 * the same time. They may add what is theirs alone, such as an account, a role, a message or a car under a name that no
 * other file has, and judge nothing but that: no number of all messages, no first free time that somebody else may take
 * meanwhile. Whoever changes pages, settings or anybody else's rights, counts or breaks anything takes `startStack`.
 */
export function borrowStack(): SharedStack {
  const description = process.env[VARIABLE];
  if (!description)
    throw new Error('no stack was started before the tests: e2e/support/global-setup.mjs does');
  const { mailUrl, ...stack } = JSON.parse(description) as Omit<SharedStack, 'mails'> & { mailUrl: string };
  return { ...stack, mails: new MailClient(mailUrl) };
}
