import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD_LINK_PAGE } from '@garage/contracts/password-links';
import type { Stack } from './stack.ts';

const LINK = new RegExp(`${PASSWORD_LINK_PAGE}#\\S+`);
const DEADLINE_MS = 30_000;

/** The links for setting a password that have been mailed to this address, oldest first: path and token. */
export async function passwordLinks({ mails }: Pick<Stack, 'mails'>, recipient: string): Promise<string[]> {
  const received = (await mails.all()).filter(({ to }) => to.includes(recipient));
  return received
    .toSorted((left, right) => left.receivedAt.localeCompare(right.receivedAt))
    .flatMap(({ text }) => LINK.exec(text)?.[0] ?? []);
}

/** Waits until so many have come and answers the last one. */
export async function passwordLink(
  stack: Pick<Stack, 'mails'>,
  recipient: string,
  count = 1,
): Promise<string> {
  for (const end = Date.now() + DEADLINE_MS; ; await sleep(200)) {
    const links = await passwordLinks(stack, recipient);
    const link = links[count - 1];
    if (link) return link;
    if (Date.now() > end) throw new Error(`${recipient} has got ${links.length} links instead of ${count}`);
  }
}
