import { CONTACT_MIN_FILL_MS, type ContactRequest, type SpamReason } from '@garage/contracts/contact';

/**
 * Whether a form looks filled in by a program. Without a measured time there is no suspicion: visitors
 * without JavaScript have none, and a clock that was set back gives a negative one.
 */
export function spamReasonOf({
  website,
  elapsedMs,
}: Pick<ContactRequest, 'website' | 'elapsedMs'>): SpamReason | null {
  if (website?.trim()) return 'honeypot';
  if (elapsedMs !== undefined && elapsedMs >= 0 && elapsedMs < CONTACT_MIN_FILL_MS) return 'too-fast';
  return null;
}
