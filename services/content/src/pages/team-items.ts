import { TEAM_MEMBER_NUMBERS, type TeamMember } from '@garage/contracts/team';
import { localizedField, type PageValues } from './localized-field.js';

/** The people as the site lists them, made of the page's fields; a place without a name is empty. */
export function teamItems(values: PageValues): TeamMember[] {
  return TEAM_MEMBER_NUMBERS.filter((id) => values[`member${id}Name`]).map((id) => ({
    id,
    name: values[`member${id}Name`] ?? '',
    position: localizedField(values, `member${id}Position`),
    description: localizedField(values, `member${id}Description`),
    phone: values[`member${id}Phone`] || null,
    image: values[`member${id}Image`] ?? '',
  }));
}
