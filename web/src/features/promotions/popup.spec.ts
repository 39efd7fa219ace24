/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';
import { openPopup } from './popup.ts';
import { popupContent, type PopupPromotion } from './popup-content.ts';

const labels = { close: 'Schliessen', contact: 'Kontakt', contactHref: '/contact' };
const promotion: PopupPromotion = {
  title: 'Winter',
  description: 'Räder\nwechseln',
  translations: { en: { title: 'Winter time', description: 'Change wheels' }, fr: { title: 'Hiver' } },
  imageUrl: '',
  picture: null,
  imagePosition: 'right',
};
const picture = {
  base: '/uploads/abc',
  width: 1200,
  height: 800,
  widths: [400, 1200],
  focus: [0.25, 0.5] as [number, number],
  colour: '#102030',
};

afterEach(() => document.body.replaceChildren());

function words(language: (typeof LANGUAGES)[number]): (string | null)[] {
  const inside = document.createElement('div');
  inside.append(...popupContent(promotion, language, labels));
  return ['h2', 'p'].map((name) => inside.querySelector(name)?.textContent ?? null);
}

it('the popup speaks the language of the visitor and falls back to German for what is missing', () => {
  expect(words('de')).toEqual(['Winter', 'Räder\nwechseln']);
  expect(words('en')).toEqual(['Winter time', 'Change wheels']);
  expect(words('fr')).toEqual(['Hiver', 'Räder\nwechseln']);
  expect(words('it')).toEqual(['Winter', 'Räder\nwechseln']);
});

it('the popup is a named dialog with a way out and a way to the garage', () => {
  openPopup(promotion, 'de', labels);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  expect(dialog).toHaveAccessibleName('Winter');
  expect(dialog.querySelector('form[method=dialog] button')).toHaveAccessibleName('Schliessen');
  expect(dialog.querySelector('a')).toHaveAttribute('href', '/contact');
  expect(dialog).not.toHaveAttribute('data-picture');
});

it('the popup is gone after it was closed, by whichever way', () => {
  const takeAway = openPopup(promotion, 'de', labels);
  document.querySelector('dialog')!.close();
  expect(document.querySelector('dialog')).toBeNull();
  takeAway();
  openPopup(promotion, 'de', labels);
  document.querySelector('dialog')!.click();
  expect(document.querySelector('dialog')).toBeNull();
  openPopup(promotion, 'de', labels)();
  expect(document.querySelector('dialog')).toBeNull();
});

it('the popup stays when somebody clicks inside', () => {
  openPopup(promotion, 'de', labels);
  document.querySelector<HTMLElement>('dialog p')!.click();
  expect(document.querySelector('dialog')).not.toBeNull();
});

it('the popup shows texts as texts, whatever is in them', () => {
  const nasty = { ...promotion, title: '<img src=x onerror=alert(1)>', description: '<b>fett</b>' };
  openPopup(nasty, 'de', labels);
  expect(document.querySelector('dialog :is(img, b)')).toBeNull();
  expect(document.querySelector('dialog h2')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('the popup offers the picture in all formats and sizes, cropped around what matters', () => {
  openPopup({ ...promotion, imageUrl: '/uploads/abc-1200.jpg', picture }, 'de', labels);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.dataset['picture']).toBe('right');
  expect([...dialog.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', '/uploads/abc-400.avif 400w, /uploads/abc-1200.avif 1200w'],
    ['image/webp', '/uploads/abc-1200.webp 1200w'],
  ]);
  const image = dialog.querySelector('img')!;
  expect(image).toHaveAttribute('src', '/uploads/abc-1200.jpg');
  expect([image.getAttribute('width'), image.getAttribute('height'), image.alt]).toEqual(['1200', '800', '']);
  expect(image.style.objectPosition).toBe('25% 50%');
});

it('the popup leaves no gap for a picture that does not arrive', () => {
  openPopup({ ...promotion, imageUrl: '/uploads/abc-1200.jpg', picture }, 'de', labels);
  document.querySelector('dialog img')!.dispatchEvent(new Event('error'));
  expect(document.querySelector('dialog picture')).toBeNull();
  expect(document.querySelector('dialog h2')).toHaveTextContent('Winter');
});
