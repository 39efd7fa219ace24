import { expect, it } from '@jest/globals';
import { fittingSize } from './fitting-size.ts';

/** The room divided by this is the size. */
const partOf = (title: string) => Number(/\/ ([\d.]+)\)$/.exec(fittingSize(title))?.[1]);

it('the size of a title is small enough for its longest word, however many words there are', () => {
  expect(partOf('Allgemeine Geschäftsbedingungen')).toBe(partOf('Geschäftsbedingungen'));
  expect(partOf('Geschäftsbedingungen')).toBeGreaterThan(partOf('Galerie und Team'));
});
