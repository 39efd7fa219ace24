import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageFacts } from '@garage/contracts/garage';
import { LANGUAGES } from '@garage/contracts/languages';

/** What is unknown about a garage whose record was stored before these facts existed. */
const UNKNOWN = {
  closures: [],
  holidays: [],
  canton: null,
  location: null,
  social: { facebook: null, instagram: null, youtube: null, tiktok: null, linkedin: null },
  paymentMethods: [],
  serviceRadiusMetres: null,
  priceRange: null,
  rating: null,
  jubileeYear: null,
  lateCancellationFee: null,
  brandColor: null,
  languages: [...LANGUAGES],
} satisfies Partial<GarageFacts>;

/** A record as an earlier version stored it; the invented garage is never mixed into a real one. */
export function completeFacts(stored: Partial<GarageFacts> | null): GarageFacts {
  return stored ? ({ ...UNKNOWN, ...stored } as GarageFacts) : DEFAULT_GARAGE;
}
