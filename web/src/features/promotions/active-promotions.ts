import {
  ACTIVE_PROMOTIONS_PATH,
  type ActivePromotion,
  type ActivePromotionsResponse,
} from '@garage/contracts/promotions';
import { request } from '../../lib/request.ts';

/** Coming back to the home page within this time asks nobody. */
const FRESH_MS = 5 * 60_000;

let known: { promotions: Promise<ActivePromotion[]>; askedAt: number } | null = null;

/** What runs now. A failure is not kept: the next visit to the home page asks again. */
export function activePromotions(): Promise<ActivePromotion[]> {
  if (known && performance.now() - known.askedAt < FRESH_MS) return known.promotions;
  const promotions = ask();
  known = { promotions, askedAt: performance.now() };
  promotions.catch(() => (known = null));
  return promotions;
}

async function ask(): Promise<ActivePromotion[]> {
  try {
    return (await request<ActivePromotionsResponse>(ACTIVE_PROMOTIONS_PATH)).promotions;
  } catch (cause) {
    throw new Error('Fehler beim Abrufen der aktiven Aktionen', { cause });
  }
}
