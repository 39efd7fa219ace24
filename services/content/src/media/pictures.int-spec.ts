import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import { AppError } from '@garage/shared/errors/app-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pngBomb } from '../testing/png-bomb.js';
import { DiskFiles } from './files/disk-files.js';
import { PictureStore } from './picture-store.js';
import { Pictures } from './pictures.js';
import { RemotePictures } from './remote-pictures.js';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const disk = new DiskFiles(path.join(folder, 'uploads'));
const store = new PictureStore(disk);
const pictures = new Pictures(store, new RemotePictures());
const files = () => readdirSync(path.join(folder, 'uploads'));
const fileOf = (name: string) => path.join(folder, 'uploads', name);

beforeAll(() => disk.onModuleInit());
beforeEach(() => {
  for (const file of files()) rmSync(fileOf(file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3311' } });
const upload = (url: string) => pictures.upload(url, { widest: 1280, field: 'imageUrl' });

/** The refusal, and that it left nothing behind. */
async function refusal(url: string) {
  const error = await upload(url).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(files()).toEqual([]);
  const { status, message, fields } = error as AppError;
  expect(fields).toEqual({ imageUrl: message });
  return [status, message];
}

describe('an uploaded picture', () => {
  it('is stored in all sizes and formats under a name of ours', async () => {
    const picture = await upload(dataUrl(await drawn(1600, 900).jpeg().toBuffer(), 'image/jpeg'));
    expect(picture).toEqual({
      base: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}$/),
      width: 1280,
      height: 720,
      widths: [480, 800, 1280],
      focus: [expect.any(Number), expect.any(Number)],
      colour: expect.stringMatching(/^#[c-d][0-9a-f]3[0-9a-f]1[0-9a-f]$/),
    });
    const id = picture.base.split('/').at(-1)!;
    expect(files().toSorted()).toEqual(
      ['1280.avif', '1280.jpg', '1280.webp', '480.avif', '800.avif', '800.webp'].map((end) => `${id}-${end}`),
    );
    for (const file of files()) {
      const { width, format } = await sharp(readFileSync(fileOf(file))).metadata();
      expect(file).toContain(`-${width}.${format === 'heif' ? 'avif' : format === 'jpeg' ? 'jpg' : format}`);
    }
  });

  it.each(['png', 'gif', 'webp', 'avif', 'jpeg'] as const)(
    'may be %s, whatever type it claims',
    async (format) => {
      const bytes = await drawn(40, 30).toFormat(format).toBuffer();
      expect((await upload(dataUrl(bytes, 'image/x-anything'))).widths).toEqual([40]);
    },
  );

  it('is turned upright and tells nothing about where and with what it was taken', async () => {
    const bytes = await drawn(60, 30)
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Secret Camera')).toBe(true);
    const { width, height } = await upload(dataUrl(bytes));
    expect([width, height]).toEqual([30, 60]);
    for (const file of files()) {
      const content = readFileSync(fileOf(file));
      expect([file, content.includes('Secret Camera')]).toEqual([file, false]);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it('keeps in sight what draws the eye', async () => {
    const dot = '<circle cx="800" cy="100" r="50" fill="#d22"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500">${dot}</svg>`;
    const bytes = await sharp(Buffer.from(svg)).flatten({ background: '#777' }).png().toBuffer();
    const { focus } = await upload(dataUrl(bytes));
    expect(focus[0]).toBeCloseTo(0.8, 1);
    expect(focus[1]).toBeCloseTo(0.2, 1);
  });

  it('is gone with all its files once removed', async () => {
    const picture = await upload(dataUrl(await drawn(900, 300).png().toBuffer()));
    expect(files().length).toBeGreaterThan(3);
    await pictures.remove(picture);
    expect(files()).toEqual([]);
  });

  it('keeps what is not its own when the record of a picture is wrong', async () => {
    await upload(dataUrl(await drawn(20, 20).png().toBuffer()));
    const before = files();
    const wrong = { width: 1, height: 1, widths: [20], focus: [0, 0] as [number, number], colour: '' };
    await store.remove({ ...wrong, base: '/uploads/../../etc/passwd' });
    expect(files()).toEqual(before);
  });
});

describe('refused, with nothing stored, is', () => {
  it('a picture larger than 5 MB, in the words of the form', async () => {
    const bytes = Buffer.alloc(UPLOAD_BYTES + 1, 0xff);
    expect(await refusal(dataUrl(bytes))).toEqual([413, 'Das Bild darf nicht größer als 5MB sein.']);
  });

  it('a small file that unfolds into more pixels than a machine can hold', async () => {
    expect(await refusal(dataUrl(pngBomb(30_000, 30_000)))).toEqual([
      413,
      expect.stringContaining('50 Megapixel'),
    ]);
  });

  it('a picture so high that browsers could not show it', async () => {
    const bytes = await drawn(20, 17_000).png().toBuffer();
    expect(await refusal(dataUrl(bytes))).toEqual([413, expect.stringContaining('schneiden Sie es zu')]);
  });

  const notAPicture = [415, 'Bitte wählen Sie ein Bild im Format JPG, PNG, GIF, WebP oder AVIF.'];
  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['a TIFF', 'II*\0\0\0\0\0\0\0\0\0\0\0\0\0'],
    ['a film', '\0\0\0\x20ftypisom\0\0\0\0'],
    ['a text', 'Guten Tag'],
  ])('%s that says it is a PNG', async (_what, content) => {
    expect(await refusal(dataUrl(Buffer.from(content, 'latin1')))).toEqual(notAPicture);
  });

  it.each(['data:', 'data:image/png', 'data:image/png,abc', 'data:image/svg+xml;utf8,<svg/>'])(
    '%s, which is no picture at all',
    async (url) => {
      expect(await refusal(url)).toEqual(notAPicture);
    },
  );

  const unreadable = [400, 'Das Bild ist beschädigt und kann nicht gelesen werden.'];
  it('a picture that is cut off', async () => {
    const bytes = await drawn(900, 900).jpeg().toBuffer();
    expect(await refusal(dataUrl(bytes.subarray(0, 200)))).toEqual(unreadable);
  });

  it('the first bytes of a picture with something else behind them', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg onload="alert(1)"/>')]);
    expect(await refusal(dataUrl(bytes))).toEqual(unreadable);
  });

  it('base64 that is none', async () => {
    expect(await refusal('data:image/png;base64,@@@@')).toEqual(unreadable);
    expect(await refusal('data:image/png;base64,')).toEqual(unreadable);
  });

  it('the fifth picture at a time', async () => {
    const url = dataUrl(await drawn(600, 600).png().toBuffer());
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => upload(url)));
    expect(answers.map(({ status }) => status)).toEqual([...Array<string>(4).fill('fulfilled'), 'rejected']);
    expect((answers[4] as PromiseRejectedResult).reason).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await expect(upload(url)).resolves.toMatchObject({ width: 600 });
  });
});
