import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { ActivePromotionsResponse } from '@garage/contracts/promotions';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';
import { PromotionEntity } from './promotion.entity.js';
import type { NewPromotion } from './promotions.repository.js';

let service: TestApp;
/** Taken anew for each test: a file of tests may go on past midnight. */
let today: string;

beforeAll(async () => {
  service = await startContentApp();
});
afterAll(() => service?.close());
beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE content.promotions RESTART IDENTITY');
  today = zurichToday();
});

const read = async () =>
  (await (await fetch(`${service.url}/api/promotions/active`)).json()) as ActivePromotionsResponse;

async function store(change: Partial<NewPromotion> & { settings?: Record<string, string> }): Promise<void> {
  await service.db.getRepository(PromotionEntity).save({
    name: 'Intern',
    title: 'Titel',
    description: 'Text',
    type: 'custom',
    isActive: true,
    startDate: addDays(today, -1),
    endDate: addDays(today, 1),
    ...change,
  });
}

/** Answers may be half a second old. */
const titles = (expected: string[]) =>
  eventually(
    async () => (await read()).promotions.map(({ title }) => title),
    (found) => found.join() === expected.join(),
    1000,
  );

describe('GET /api/promotions/active', () => {
  it('answers those that run today, the one that ends first in front', async () => {
    await store({ title: 'spät', endDate: addDays(today, 9) });
    await store({ title: 'nur heute', startDate: today, endDate: today });
    await store({ title: 'immer', ignoreDates: true, startDate: '2020-01-01', endDate: '2020-01-02' });
    await store({ title: 'morgen', startDate: addDays(today, 1), endDate: addDays(today, 2) });
    await store({ title: 'gestern', startDate: addDays(today, -3), endDate: addDays(today, -1) });
    await store({ title: 'aus', isActive: false });
    expect(await titles(['immer', 'nur heute', 'spät'])).toHaveLength(3);
  });

  it('answers public fields only', async () => {
    await store({
      title: 'Winter',
      translations: { fr: { title: 'Hiver' } },
      visualEffect: 'stars',
      settings: { margin: 'secret' },
    });
    await titles(['Winter']);
    expect(await read()).toEqual({
      promotions: [
        {
          id: 1,
          title: 'Winter',
          description: 'Text',
          translations: { fr: { title: 'Hiver' } },
          type: 'custom',
          isActive: true,
          startDate: addDays(today, -1),
          endDate: addDays(today, 1),
          showPopup: true,
          showOnMobile: true,
          visualEffect: 'stars',
          imageUrl: '',
          picture: null,
          imagePosition: 'left',
        },
      ],
    });
  });

  it('is empty when nothing runs, and may be revalidated', async () => {
    await titles([]);
    const response = await fetch(`${service.url}/api/promotions/active`);
    const etag = response.headers.get('etag')!;
    expect(await response.text()).toBe('{"promotions":[]}');
    const again = await fetch(`${service.url}/api/promotions/active`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('the table', () => {
  it.each([
    ['an unknown effect', { visualEffect: 'rain' as never }],
    ['an unknown type', { type: 'party' as never }],
    ['an end before the start', { startDate: '2026-02-02', endDate: '2026-02-01' }],
  ])('refuses %s', async (_what, change) => {
    await expect(store(change)).rejects.toThrow('violates check constraint');
  });

  it.each(['snow', 'leaves', 'petals', 'stars', 'confetti', 'eggs'] as const)(
    'takes the effect %s',
    async (effect) => {
      await store({ visualEffect: effect, title: effect });
      expect(await titles([effect])).toEqual([effect]);
    },
  );
});
