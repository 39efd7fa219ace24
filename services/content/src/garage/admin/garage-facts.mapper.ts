import { type GarageFacts, type OpeningBlock, SOCIAL_NETWORKS, WEEKDAYS } from '@garage/contracts/garage';
import { LANGUAGES, type LocalizedText } from '@garage/contracts/languages';
import type { GarageFactsDto } from '../dto/save-garage.dto.js';

/** The record as it is stored: every field named, blocks and closures in their order, nothing undefined. */
export function toGarageFacts(sent: GarageFactsDto): GarageFacts {
  return {
    name: sent.name,
    tagline: sent.tagline ?? '',
    description: toText(sent.description),
    brands: sent.brands,
    foundedYear: sent.foundedYear,
    address: toAddress(sent.address),
    phone: sent.phone,
    email: sent.email,
    openingHours: Object.fromEntries(
      WEEKDAYS.map((day) => [day, toBlocks(sent.openingHours[day])]),
    ) as GarageFacts['openingHours'],
    links: {
      externalBooking: sent.links.externalBooking || null,
      reviews: sent.links.reviews || null,
    },
    closures: sent.closures.map(({ from, to, reason }) => ({ from, to, reason: toText(reason) })),
    holidays: sent.holidays ?? [],
    canton: sent.canton ?? null,
    location: sent.location ? toLocation(sent.location) : null,
    social: Object.fromEntries(
      SOCIAL_NETWORKS.map((network) => [network, sent.social[network] || null]),
    ) as GarageFacts['social'],
    paymentMethods: sent.paymentMethods ?? [],
    serviceRadiusMetres: sent.serviceRadiusMetres ?? null,
    priceRange: sent.priceRange ?? null,
    rating: sent.rating ? toRating(sent.rating) : null,
    jubileeYear: sent.jubileeYear ?? null,
    lateCancellationFee: sent.lateCancellationFee ?? null,
    brandColor: sent.brandColor?.toLowerCase() ?? null,
    languages: sent.languages ?? [...LANGUAGES],
  };
}

/** Names of the parts that differ. */
export function changedParts(before: GarageFacts, after: GarageFacts): string[] {
  return Object.keys(after).filter((key) => {
    const part = key as keyof GarageFacts;
    return canonical(before[part]) !== canonical(after[part]);
  });
}

function toAddress({ street, postalCode, city, country }: GarageFacts['address']): GarageFacts['address'] {
  return { street, postalCode, city, country };
}

function toLocation({ latitude, longitude }: NonNullable<GarageFacts['location']>) {
  return { latitude, longitude };
}

function toRating({ value, reviews }: NonNullable<GarageFacts['rating']>) {
  return { value, reviews };
}

function toBlocks(blocks: OpeningBlock[]): OpeningBlock[] {
  return blocks
    .map(({ from, to }) => ({ from, to }))
    .toSorted((left, right) => left.from.localeCompare(right.from));
}

function toText(text: LocalizedText): LocalizedText {
  const filled = Object.entries(text).filter(([, value]) => value);
  return Object.fromEntries(filled) as LocalizedText;
}

/** The database gives an object's fields back in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => left.localeCompare(right)))
      : inner,
  );
}
