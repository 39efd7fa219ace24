import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { CachedDocument } from './cached-document.ts';

const BODY = Array.from({ length: 3000 }, (_, index) => `<p>${index * index} Räder</p>`).join('');
const made = () => new CachedDocument({ status: 200, type: 'text/html', body: BODY });

describe('a document', () => {
  it('is sent compressed or as it is, and says the same', async () => {
    const document = made();
    expect((await document.bytes(null)).toString()).toBe(BODY);
    expect(gunzipSync(await document.bytes('gzip')).toString()).toBe(BODY);
    expect(brotliDecompressSync(await document.bytes('br')).toString()).toBe(BODY);
  });

  it('is packed more tightly for all but who asks first', async () => {
    const document = made();
    const quick = await document.bytes('br');
    let tight = await document.bytes('br');
    expect(tight).toBe(quick);
    while (tight === quick) {
      await sleep(10);
      tight = await document.bytes('br');
    }
    expect(tight.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(tight).toString()).toBe(BODY);
  });
});
