import { domainToUnicode } from 'node:url';

/**
 * The address with its domain as people write it: `anna@xn--mller-kva.ch` is `anna@müller.ch`, which counts as the
 * same mailbox. Mail servers are told the other form when the mail is sent.
 */
export function withReadableDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
