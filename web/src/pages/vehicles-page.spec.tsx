import { expect, it } from '@jest/globals';
import { renderPublic } from '../testing/render-public.tsx';
import { SITE_CONTENT } from '../testing/site-content.ts';
import VehiclesPage from './vehicles-page.tsx';

const { vehicles } = SITE_CONTENT;

function loadingOfPictures(content: typeof vehicles): (string | null)[] {
  const { container } = renderPublic(<VehiclesPage />, { state: { content: { vehicles: content } } });
  return [...container.querySelectorAll('[data-picture] img')].map((image) => image.getAttribute('loading'));
}

it('the vehicles page fetches the first picture at once, and the one below when it comes near', () => {
  expect(loadingOfPictures(vehicles)).toEqual(['eager', 'lazy']);
});

it('the vehicles page fetches the picture of the listings at once where they are all there is', () => {
  expect(loadingOfPictures({ ...vehicles, widget: null })).toEqual(['eager']);
});
