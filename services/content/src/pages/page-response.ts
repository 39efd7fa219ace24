import type { GarageFacts } from '@garage/contracts/garage';
import type { TextPage } from '@garage/contracts/page-fields';
import { publicFields } from '@garage/contracts/page-texts';
import { contactFacts } from './contact-facts.js';
import { fillPlaceholders, placeholderValues } from './fill-placeholders.js';
import { listItems } from './list-items.js';
import type { PageValues } from './localized-field.js';

/** What visitors get of a stored page. Names every field, so that nothing else leaves the service. */
export function toPageResponse(page: TextPage, stored: PageValues, garage: GarageFacts, now: Date): object {
  const facts = page === 'contact' ? contactFacts(garage) : {};
  const known = placeholderValues(garage, now);
  const filled = (field: string) => facts[field] ?? fillPlaceholders(stored[field] ?? '', known);
  const values = Object.fromEntries(publicFields(page, stored).map((field) => [field, filled(field)]));
  const items = listItems(page, stored, values, now);
  return items ? { ...values, items } : values;
}
