import type { TeamMember } from '@garage/contracts/team';
import { localizedField, type PageValues } from './localized-field.js';

/** A person as the site shows them, made of the page's fields. */
export function memberItem(values: PageValues, id: number): TeamMember {
  return {
    id,
    name: values[`member${id}Name`] ?? '',
    position: localizedField(values, `member${id}Position`),
    description: localizedField(values, `member${id}Description`),
    phone: values[`member${id}Phone`] || null,
    image: values[`member${id}Image`] ?? '',
  };
}
