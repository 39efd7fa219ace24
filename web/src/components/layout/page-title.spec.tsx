import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPublic } from '../../testing/render-public.tsx';
import { PageTitle } from './page-title.tsx';

function sizeOf(title: string): number {
  const { unmount } = renderPublic(<PageTitle title={title} />);
  const { fontSize } = screen.getByRole('heading', { level: 1 }).style;
  unmount();
  return Number(/\/ ([\d.]+)\)$/.exec(fontSize)?.[1]);
}

it('is small enough for its longest word, however many words there are', () => {
  expect(sizeOf('Allgemeine Geschäftsbedingungen')).toBe(sizeOf('Geschäftsbedingungen'));
  expect(sizeOf('Geschäftsbedingungen')).toBeGreaterThan(sizeOf('Galerie und Team'));
});
