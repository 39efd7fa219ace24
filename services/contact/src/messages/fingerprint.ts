import { createHash } from 'node:crypto';
import type { ContactRequest } from '@garage/contracts/contact';

/**
 * Tells whether two forms with the same idempotency key say the same. Honeypot and elapsed time are left
 * out: they differ between a first try and its retry.
 */
export function fingerprintOf(form: ContactRequest): string {
  const said = [
    form.name,
    form.email,
    form.phone,
    form.service ?? null,
    form.message,
    // Whatever the garage puts first by now: the form is still known when it comes again after that has changed.
    form.language ?? 'de',
    // Only where there is one: a form that an earlier release has stored is still known when it comes again.
    ...(form.address ? [form.address] : []),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
