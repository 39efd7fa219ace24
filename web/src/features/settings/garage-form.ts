import { type GarageFacts, type OpeningBlock, SOCIAL_NETWORKS, WEEKDAYS } from '@garage/contracts/garage';
import { LANGUAGES, type Language, type LocalizedText } from '@garage/contracts/languages';

type Texts = Record<Language, string>;

/** The facts as a form holds them: texts and lists only, under the names that the server uses. */
export interface GarageFormValues {
  name: string;
  tagline: string;
  description: Texts;
  /** Separated by commas. */
  brands: string;
  foundedYear: string;
  jubileeYear: string;
  lateCancellationFee: string;
  address: GarageFacts['address'];
  phone: string;
  email: string;
  openingHours: GarageFacts['openingHours'];
  closures: { from: string; to: string; reason: Texts }[];
  canton: string;
  holidays: string[];
  links: { externalBooking: string; reviews: string };
  social: Record<keyof GarageFacts['social'], string>;
  location: { latitude: string; longitude: string };
  paymentMethods: string[];
  /** In kilometres, as people think of it. */
  serviceRadiusMetres: string;
  priceRange: string;
  rating: { value: string; reviews: string };
  brandColor: string;
  languages: Language[];
}

export function toForm(facts: GarageFacts): GarageFormValues {
  return {
    name: facts.name,
    tagline: facts.tagline,
    description: toTexts(facts.description),
    brands: facts.brands.join(', '),
    foundedYear: String(facts.foundedYear),
    jubileeYear: text(facts.jubileeYear),
    lateCancellationFee: text(facts.lateCancellationFee),
    address: facts.address,
    phone: facts.phone,
    email: facts.email,
    openingHours: byDay((day) => facts.openingHours[day].map(({ from, to }) => ({ from, to }))),
    closures: facts.closures.map(({ from, to, reason }) => ({ from, to, reason: toTexts(reason) })),
    canton: facts.canton ?? '',
    holidays: facts.holidays,
    links: { externalBooking: text(facts.links.externalBooking), reviews: text(facts.links.reviews) },
    social: bySocial((network) => text(facts.social[network])),
    location: { latitude: text(facts.location?.latitude), longitude: text(facts.location?.longitude) },
    paymentMethods: facts.paymentMethods,
    serviceRadiusMetres: facts.serviceRadiusMetres === null ? '' : String(facts.serviceRadiusMetres / 1000),
    priceRange: facts.priceRange ?? '',
    rating: { value: text(facts.rating?.value), reviews: text(facts.rating?.reviews) },
    brandColor: text(facts.brandColor),
    languages: facts.languages,
  };
}

/**
 * What is sent. A text in place of a number goes as it is: the server says what is wrong with it, by the
 * field.
 */
export function toFacts(form: GarageFormValues): GarageFacts {
  const radius = numberOf(form.serviceRadiusMetres);
  const facts: Record<keyof GarageFacts, unknown> = {
    name: form.name,
    tagline: form.tagline,
    description: form.description,
    brands: form.brands
      .split(',')
      .map((brand) => brand.trim())
      .filter(Boolean),
    foundedYear: numberOf(form.foundedYear),
    jubileeYear: numberOf(form.jubileeYear),
    lateCancellationFee: numberOf(form.lateCancellationFee),
    address: form.address,
    phone: form.phone,
    email: form.email,
    openingHours: form.openingHours,
    closures: form.closures,
    canton: form.canton || null,
    holidays: form.holidays,
    links: form.links,
    social: form.social,
    location: isEmpty(form.location)
      ? null
      : { latitude: numberOf(form.location.latitude), longitude: numberOf(form.location.longitude) },
    paymentMethods: form.paymentMethods,
    serviceRadiusMetres: typeof radius === 'number' ? Math.round(radius * 1000) : radius,
    priceRange: form.priceRange || null,
    rating: isEmpty(form.rating)
      ? null
      : { value: numberOf(form.rating.value), reviews: numberOf(form.rating.reviews) },
    brandColor: form.brandColor.trim() || null,
    languages: form.languages,
  };
  return facts as unknown as GarageFacts;
}

/** The next block of a day: after the last one, or a usual morning. */
export function nextBlock(blocks: readonly OpeningBlock[]): OpeningBlock {
  const last = blocks.at(-1);
  if (!last) return { from: '08:00', to: '12:00' };
  return last.to < '13:00' ? { from: '13:00', to: '17:00' } : { from: last.to, to: '' };
}

function toTexts(from: LocalizedText): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, from[language] ?? ''])) as Texts;
}

function byDay(make: (day: (typeof WEEKDAYS)[number]) => OpeningBlock[]): GarageFacts['openingHours'] {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, make(day)])) as GarageFacts['openingHours'];
}

function bySocial(make: (network: (typeof SOCIAL_NETWORKS)[number]) => string): GarageFormValues['social'] {
  return Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, make(network)]),
  ) as GarageFormValues['social'];
}

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function numberOf(typed: string): number | string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isNaN(value) ? trimmed : value;
}

function isEmpty(values: Record<string, string>): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}
