import { expect, it } from '@jest/globals';
import { readTable } from './read-table.ts';

function bodyOf(...parts: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = parts.map((part) => new Uint8Array(Buffer.from(part)));
  return {
    getReader: () => ({
      read: async () => {
        const value = chunks.shift();
        return { done: value === undefined, value };
      },
    }),
  } as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
}

it('the lines of a table are counted below its heading while they come, wherever the parts break', async () => {
  const told: number[] = [];
  const { table, lines } = await readTable(
    bodyOf('Nummer\r\n"1";"Guten', ' Tag\nAnna"\r', '\n"2";"x"\r\n'),
    (count) => told.push(count),
  );
  expect(lines).toBe(2);
  expect(told).toEqual([0, 1, 2]);
  expect(table.size).toBe('Nummer\r\n"1";"Guten Tag\nAnna"\r\n"2";"x"\r\n'.length);
  expect(table.type).toBe('text/csv');
});

it('a table with a heading only has no lines', async () => {
  expect((await readTable(bodyOf('Nummer\r\n'), () => {})).lines).toBe(0);
});
