import type { Language } from '@garage/contracts/languages';
import type { ActivePromotion } from '@garage/contracts/promotions';
import { plainPicture, sourceSet } from '../../components/content/site-picture.ts';

export type PopupPromotion = Pick<
  ActivePromotion,
  'title' | 'description' | 'translations' | 'imageUrl' | 'picture' | 'imagePosition'
>;

/** What the popup says beside the promotion itself. */
export interface PopupLabels {
  close: string;
  contact: string;
  contactHref: string;
}

export const POPUP_TITLE_ID = 'promotion-title';

const SIZES = '(min-width: 44rem) 22rem, 92vw';

/**
 * The inside of the popup, for visitors and for the editor's preview. Made without React, as nothing in it changes
 * once it is shown. Texts become text nodes, so nothing in them can become anything else.
 */
export function popupContent(promotion: PopupPromotion, language: Language, labels: PopupLabels): Element[] {
  const words = promotionWords(promotion, language);
  const text = element('div', 'promotion-text', [
    element('h2', 'promotion-title', [words.title], { id: POPUP_TITLE_ID }),
    element('p', 'promotion-description', [words.description]),
    element('a', 'promotion-contact', [labels.contact], { href: labels.contactHref }),
  ]);
  const close = element('button', 'promotion-close', [], { type: 'submit', 'aria-label': labels.close });
  close.innerHTML =
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>';
  const form = element('form', '', [close], { method: 'dialog' });
  const picture = popupPicture(promotion);
  return picture ? [picture, text, form] : [text, form];
}

/** In the visitor's language; what is not translated is shown in German. */
export function promotionWords(
  { title, description, translations }: PopupPromotion,
  language: Language,
): { title: string; description: string } {
  const translated = language === 'de' ? undefined : translations[language];
  return { title: translated?.title || title, description: translated?.description || description };
}

/** Decoration: what it advertises stands beside it. */
function popupPicture({ imageUrl, picture }: PopupPromotion): Element | null {
  if (!imageUrl) return null;
  const image = element('img', '', [], { src: imageUrl, alt: '' });
  // A picture that does not arrive leaves no gap behind.
  image.addEventListener('error', () => image.closest('.promotion-picture')?.remove());
  if (!picture) return element('div', 'promotion-picture', [image]);
  const [x, y] = picture.focus;
  image.style.objectPosition = `${x * 100}% ${y * 100}%`;
  image.style.backgroundColor = picture.colour;
  for (const [name, value] of Object.entries(plainPicture(picture))) image.setAttribute(name, String(value));
  const sources = (['avif', 'webp'] as const).map((format) =>
    element('source', '', [], { type: `image/${format}`, sizes: SIZES, srcset: sourceSet(picture, format) }),
  );
  return element('picture', 'promotion-picture', [...sources, image]);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: (Element | string)[],
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
