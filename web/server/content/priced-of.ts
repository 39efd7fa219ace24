import type { Priced } from '@garage/contracts/prices';

/** What something costs; nothing where the service that answers is older than prices. */
export function pricedOf({ price, isPriceFrom }: Partial<Priced>): Priced {
  return { price: price ?? null, isPriceFrom: isPriceFrom ?? false };
}
