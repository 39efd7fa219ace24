import type { Language } from '@garage/contracts/languages';
import type { ActivePromotion } from '@garage/contracts/promotions';
import { activePromotions } from './active-promotions.ts';
import { choosePopup, rememberSeen } from './popup-choice.ts';
import type { PopupLabels } from './popup-content.ts';

const POPUP_DELAY_MS = 500;

/** What the popup says beside the promotion, and in which language it says that. */
interface PopupWords extends PopupLabels {
  language: Language;
}

/** At most one popup per page load, however often the home page is shown. */
let popupShown = false;

/** Shows the promotions that run now over the hero to which the layer belongs, and returns what ends it. */
export function startPromotions(layer: HTMLCanvasElement, words: PopupWords): () => void {
  const visit = new AbortController();
  // Without an answer the home page is as it is without promotions; visitors are not told.
  activePromotions().then(
    (promotions) => show(promotions, layer, words, visit.signal),
    () => {},
  );
  return () => visit.abort();
}

async function show(
  promotions: ActivePromotion[],
  layer: HTMLCanvasElement,
  words: PopupWords,
  visit: AbortSignal,
) {
  if (visit.aborted) return;
  const timer = setTimeout(() => void showPopup(promotions, words, visit), POPUP_DELAY_MS);
  visit.addEventListener('abort', () => clearTimeout(timer));
  const effect = promotions.find(({ visualEffect }) => visualEffect)?.visualEffect;
  if (!effect || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { playEffect } = await import('./effects/play-effect.ts');
  if (!visit.aborted) visit.addEventListener('abort', playEffect(layer, effect));
}

async function showPopup(promotions: ActivePromotion[], words: PopupWords, visit: AbortSignal) {
  const promotion = popupShown ? undefined : choosePopup(promotions);
  // Whoever has the menu open is busy; the next page load is soon enough.
  if (!promotion || document.querySelector('dialog[open]')) return;
  const { openPopup } = await import('./popup.ts');
  if (visit.aborted || popupShown) return;
  popupShown = true;
  rememberSeen(promotion.id);
  visit.addEventListener('abort', openPopup(promotion, words.language, words));
}
