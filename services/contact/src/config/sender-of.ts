import type { ContactConfig } from './env.js';

/** Whom mails come from unless staff say otherwise: what the operator has set, or an address of the site's own host. */
export function senderOf({ mailFrom, publicUrl }: Pick<ContactConfig, 'mailFrom' | 'publicUrl'>): string {
  return mailFrom ?? `website@${new URL(publicUrl).hostname}`;
}
