import { describe, expect, it } from '@jest/globals';
import { fileSize, isSameFile, problemOf } from './documents.ts';

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'ausweis.pdf') => new File([content], name);
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52,
]);

describe('a file that goes along with a booking', () => {
  it('is what its content says, whatever it is called', async () => {
    expect(await problemOf(file('%PDF-1.7\n%%EOF'))).toBeNull();
    expect(await problemOf(file(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'foto.jpg'))).toBeNull();
    expect(await problemOf(file(PNG, 'foto.txt'))).toBeNull();
    expect(await problemOf(file('<html>', 'ausweis.pdf'))).toBe('type');
  });

  it('has content, of ten megabytes at most', async () => {
    expect(await problemOf(file(''))).toBe('empty');
    const largest = new Uint8Array(10 * 1024 * 1024);
    largest.set(PNG);
    expect(await problemOf(file(largest))).toBeNull();
    expect(await problemOf(new File([largest, 'x'], 'foto.png'))).toBe('tooLarge');
  });

  it('is told from others by name, size and time', () => {
    const one = new File(['a'], 'a.pdf', { lastModified: 1 });
    expect(isSameFile(one, new File(['b'], 'a.pdf', { lastModified: 1 }))).toBe(true);
    expect(isSameFile(one, new File(['a'], 'a.pdf', { lastModified: 2 }))).toBe(false);
  });

  it('has a size that people read', () => {
    expect([1, 2048, 3_565_158].map(fileSize)).toEqual(['1\u00a0kB', '2\u00a0kB', '3.4\u00a0MB']);
  });
});
