/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { readArchiveFile } from './read-archive-file.ts';

const FIRST = {
  format: 'garage-content',
  edition: 2,
  exportedAt: '2026-11-22T09:00:00.000Z',
  garage: { name: 'Garage Sonnenhof' },
  pages: {},
  promotions: [{}, {}],
  media: [{}],
};
const file = (...lines: unknown[]) =>
  new File([lines.map((line) => JSON.stringify(line)).join('\n')], 'x.jsonl');

it('an archive tells what it holds by its first line', async () => {
  const picture = { file: 'x', data: 'y'.repeat(3_000_000) };
  expect(await readArchiveFile(file(FIRST, picture))).toEqual({
    garageName: 'Garage Sonnenhof',
    exportedAt: '2026-11-22T09:00:00.000Z',
    promotions: 2,
    pictures: 1,
  });
});

it('the end of a very long first line of an archive is found, too', async () => {
  const long = { ...FIRST, pages: { hero: 'x'.repeat(2_500_000) } };
  expect(await readArchiveFile(file(long))).toMatchObject({ pictures: 1 });
});

it.each([
  ['something else', new File(['Grüezi'], 'x.txt')],
  ['another edition', file({ ...FIRST, edition: 1 })],
  ['half of one', file({ ...FIRST, media: undefined })],
  ['one without a day', file({ ...FIRST, exportedAt: 'gestern' })],
  ['nothing', new File([], 'x.jsonl')],
  ['no object', file(null)],
])('%s is not taken for an archive', async (_what, other) => {
  expect(await readArchiveFile(other)).toBeNull();
});
