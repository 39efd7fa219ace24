import type { GarageFacts } from '@garage/contracts/garage';
import type { TextPage } from '@garage/contracts/page-fields';
import { isTextPage, publicFields, type SitePage } from '@garage/contracts/page-texts';
import { contactFacts } from './contact-facts.js';
import { fillPlaceholders, placeholderValues } from './fill-placeholders.js';
import type { PageValues } from './localized-field.js';
import { serviceItems } from './service-items.js';
import { teamItems } from './team-items.js';

/** What visitors get of a stored page. Names every field, so that nothing else leaves the service. */
export function toPageResponse(page: SitePage, stored: object, garage: GarageFacts, now: Date): object {
  if (!isTextPage(page)) return fillDeeply(stored, garage, now) as object;
  const values = publicValues(page, stored as PageValues, garage, now);
  if (page === 'services') return { ...values, items: serviceItems(values) };
  if (page === 'team') return { ...values, items: teamItems(values) };
  return values;
}

function publicValues(page: TextPage, stored: PageValues, garage: GarageFacts, now: Date): PageValues {
  const facts = page === 'contact' ? contactFacts(garage) : {};
  const known = placeholderValues(garage, now);
  const values = publicFields(page).map((field) => [
    field,
    facts[field] ?? fillPlaceholders(stored[field] ?? '', known),
  ]);
  return Object.fromEntries(values) as PageValues;
}

/** Pages that are lists keep their texts inside their items. */
function fillDeeply(value: unknown, garage: GarageFacts, now: Date): unknown {
  const known = placeholderValues(garage, now);
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') return fillPlaceholders(inner, known);
    if (Array.isArray(inner)) return inner.map(fill);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, fill(each)]));
  };
  return fill(value);
}
