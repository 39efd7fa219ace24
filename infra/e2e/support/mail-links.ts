import type { CaughtMail } from '../../local/mail-store.ts';
import type { Stack } from './stack.ts';

/** Every address that the mail names, as it is written and as it is shown. */
export function linksIn({ html, text }: CaughtMail): string[] {
  const links = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<>]+/g)];
  return [...new Set(links.map(([link]) => link.replaceAll('&amp;', '&')))];
}

/** Mails name the address that visitors type; the test's gateway listens on another port. */
export function onStack({ url }: Pick<Stack, 'url'>, link: string): string {
  const { pathname, search, hash } = new URL(link);
  return url + pathname + search + hash;
}
