import type { Language } from '@garage/contracts/languages';
import { POPUP_TITLE_ID, popupContent, type PopupLabels, type PopupPromotion } from './popup-content.ts';
import { addPopupStyle } from './popup-style.ts';

/**
 * Opens the popup over the page; the returned function takes it away again. The dialog element keeps the
 * focus inside, closes on Escape and gives the focus back.
 */
export function openPopup(promotion: PopupPromotion, language: Language, labels: PopupLabels): () => void {
  addPopupStyle();
  const dialog = document.createElement('dialog');
  dialog.className = 'promotion';
  dialog.setAttribute('aria-labelledby', POPUP_TITLE_ID);
  if (promotion.imageUrl) dialog.dataset['picture'] = promotion.imagePosition;
  // The window itself is read out first, and no button looks chosen.
  dialog.autofocus = true;
  const inside = document.createElement('div');
  inside.className = 'promotion-inside';
  inside.append(...popupContent(promotion, language, labels));
  dialog.append(inside);
  // Only the backdrop is outside of what the dialog holds.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  const giveBack = keepScrollbarPlace();
  const takeAway = () => {
    dialog.remove();
    giveBack();
  };
  dialog.addEventListener('close', takeAway);
  dialog.showModal();
  return takeAway;
}

/**
 * An open dialog stops the page from scrolling, which takes a scrollbar with a width away. The page, which
 * nobody has touched yet, must not move because of that.
 */
function keepScrollbarPlace(): () => void {
  const { documentElement: page } = document;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  return () => page.style.removeProperty('scrollbar-gutter');
}
