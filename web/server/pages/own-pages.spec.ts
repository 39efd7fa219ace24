import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { OwnPages, TooBusy } from './own-pages.ts';

const GATEWAY = readFileSync(path.join(__dirname, '../../../gateway/nginx.conf.template'), 'utf8');
/** As many as the gateway lets through: of two numbers only the lower one would do anything. */
const MOST = Number(/limit_conn own_pages (\d+);/.exec(GATEWAY)?.[1]);
const crowd = <T>(count: number, ask: (nth: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, nth) => ask(nth)));

/** Milliseconds between two of a crowd that are drawn one after the other. */
async function pausesOf(pages: OwnPages, meanwhile = () => {}): Promise<number[]> {
  const moments: number[] = [];
  await crowd(4, () =>
    pages.make(() =>
      pages.drawInTurn(async () => {
        moments.push(performance.now());
        meanwhile();
      }),
    ),
  );
  // The last of them has nobody beside it any more.
  return moments.slice(1, 3).map((moment, nth) => moment - moments[nth]!);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('pages of single visitors', () => {
  it('are refused before any work when there are as many as the gateway lets through, and made again afterwards', async () => {
    const pages = new OwnPages();
    let begun = 0;
    const make = () =>
      pages.make(async () => {
        begun += 1;
        await sleep(1);
      });
    const answers = await crowd(MOST + 3, make);
    expect(begun).toBe(MOST);
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'rejected', reason: expect.any(TooBusy) })),
    );
    await expect(make()).resolves.toBeUndefined();
  });

  it('count no longer when they have failed', async () => {
    const pages = new OwnPages();
    const fail = () => pages.make(() => Promise.reject(new Error('no such page')));
    await crowd(MOST, fail);
    await expect(fail()).rejects.toThrow('no such page');
  });

  it('are drawn one at a time, in order, also after one that could not be drawn', async () => {
    const pages = new OwnPages();
    const events: string[] = [];
    await crowd(3, (nth) =>
      pages.drawInTurn(async () => {
        events.push(`begin ${nth}`);
        await sleep(1);
        events.push(`end ${nth}`);
        if (nth === 0) throw new Error('cannot be drawn');
      }),
    );
    expect(events).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2', 'end 2']);
  });

  it('let many others have their turn between two, of whom each round of the event loop takes one', async () => {
    const pages = new OwnPages();
    const events: string[] = [];
    const takeOthers = (waiting: number): void => {
      if (waiting > 0) setImmediate(() => takeOthers(waiting - 1));
      else events.push('thirty others');
    };
    await crowd(2, (nth) =>
      pages.drawInTurn(async () => {
        events.push(`page ${nth}`);
        if (nth === 0) takeOthers(30);
      }),
    );
    expect(events).toEqual(['page 0', 'thirty others', 'page 1']);
  });

  it('leave the processor to those who read for some milliseconds between two', async () => {
    const pages = new OwnPages();
    for (const pause of await pausesOf(pages, () => pages.noteReader())) expect(pause).toBeGreaterThan(5);
  });

  // The shortest of some: a machine with other work makes any of them long.
  it('come one right after the other while nobody reads', async () => {
    const pages = new OwnPages();
    const pauses = [...(await pausesOf(pages)), ...(await pausesOf(pages))];
    expect(Math.min(...pauses)).toBeLessThan(5);
  });

  it('do so again when nobody has read for some seconds', async () => {
    const pages = new OwnPages();
    pages.noteReader();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    const pauses = [...(await pausesOf(pages)), ...(await pausesOf(pages))];
    expect(Math.min(...pauses)).toBeLessThan(5);
  });
});
