import { zurichToday } from '@garage/contracts/calendar-day';
import { FACT_PLACEHOLDERS, type FactPlaceholder } from '@garage/contracts/page-texts';
import type { GarageFacts } from '@garage/contracts/garage';

const PLACEHOLDER = new RegExp(`\\{\\{(${FACT_PLACEHOLDERS.join('|')})\\}\\}`, 'g');

/** What the placeholders of a text stand for at this moment. */
export function placeholderValues(garage: GarageFacts, now: Date): Record<FactPlaceholder, string> {
  return {
    name: garage.name,
    tagline: garage.tagline,
    street: garage.address.street,
    postalCode: garage.address.postalCode,
    city: garage.address.city,
    phone: garage.phone,
    email: garage.email,
    brands: garage.brands.join(', '),
    foundedYear: String(garage.foundedYear),
    years: String(Number(zurichToday(now).slice(0, 4)) - garage.foundedYear),
  };
}

/** Puts the facts into a text. What is no known placeholder stays as it is. */
export function fillPlaceholders(text: string, values: Record<FactPlaceholder, string>): string {
  return text.replaceAll(PLACEHOLDER, (_match, name: FactPlaceholder) => values[name]);
}
