import type { Rating } from '@garage/contracts/customer-visit';
import type { EarlierFinding, Finding, FindingRequest } from '@garage/contracts/findings';

export interface FindingValues {
  title: string;
  rating: Rating;
  text: string;
  /** In francs, as people type it. */
  price: string;
  minutes: string;
}

export type FindingStart = Pick<Finding, 'title' | 'rating' | 'text' | 'price' | 'minutes'> | EarlierFinding;

export function findingValues(finding: FindingStart | null): FindingValues {
  return {
    title: finding?.title ?? '',
    rating: finding?.rating ?? 'amber',
    text: finding?.text ?? '',
    price: finding?.price == null ? '' : (finding.price / 100).toFixed(2),
    minutes: finding?.minutes == null ? '' : String(finding.minutes),
  };
}

/** Whole Rappen of what was typed, such as `380.50` or `1'380`; null for what is no price. */
export function rappen(typed: string): number | null {
  const plain = typed
    .replaceAll(/['’\s]/g, '')
    .replace(',', '.')
    .replace(/\.[–-]*$/, '');
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

export function toFindingRequest({ title, rating, text, price, minutes }: FindingValues): FindingRequest {
  const amount = rappen(price);
  return {
    title,
    rating,
    ...(text.trim() && { text }),
    ...(amount !== null && { price: amount }),
    ...(minutes.trim() && { minutes: Number(minutes) }),
  };
}
