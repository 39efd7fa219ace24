import type { ContactField, ContactValues } from './contact-values.ts';
import type { FieldProblem } from './validate-contact.ts';

/** How sending the form without JavaScript ended; the server renders the page again with it. */
export type ContactFormResult =
  | { outcome: 'sent' }
  | { outcome: 'invalid'; values: ContactValues; problems: Partial<Record<ContactField, FieldProblem>> }
  | { outcome: 'too-many'; values: ContactValues; minutes: number | null }
  | { outcome: 'failed'; values: ContactValues };
