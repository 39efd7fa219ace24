import type { ActivePromotion } from '@garage/contracts/promotions';
import { readItem, writeItem } from '../../lib/browser-storage.ts';

/** Session storage key: ids of the promotions that this visitor has seen. */
export const SEEN_KEY = 'seenPromotions';
/** From this width on every promotion may pop up; below only those made for it. */
const DESKTOP_WIDTH = 768;

const session = () => sessionStorage;

/** The first promotion with a popup that this visitor has not seen and that suits the window. */
export function choosePopup(promotions: ActivePromotion[]): ActivePromotion | undefined {
  const seen = seenIds();
  return promotions.find(
    ({ id, showPopup, showOnMobile }) =>
      showPopup && !seen.includes(id) && (window.innerWidth >= DESKTOP_WIDTH || showOnMobile),
  );
}

export function rememberSeen(id: number): void {
  writeItem(session, SEEN_KEY, JSON.stringify([...seenIds(), id]));
}

/** What somebody else has written there counts as nothing seen. */
function seenIds(): unknown[] {
  try {
    const ids: unknown = JSON.parse(readItem(session, SEEN_KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}
