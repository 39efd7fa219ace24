import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageResponse } from '@garage/contracts/garage';
import { type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';

let service: TestApp;
beforeAll(async () => {
  service = await startContentApp();
});
afterAll(() => service?.close());

async function readFacts(): Promise<GarageResponse> {
  return (await (await fetch(`${service.url}/api/website/garage`)).json()) as GarageResponse;
}

describe('GET /api/website/garage', () => {
  it('answers the default garage on a new installation, with the coming public holidays', async () => {
    const { garage, closures } = await readFacts();
    expect(garage).toEqual(DEFAULT_GARAGE);
    const days = closures.map(({ from }) => from.slice(5));
    expect(days).toEqual(expect.arrayContaining(['01-01', '05-01', '08-01', '12-25', '12-26']));
    expect(closures.map(({ from }) => from)).toEqual(closures.map(({ from }) => from).toSorted());
  });

  it('answers what is stored within a second', async () => {
    const stored = { ...DEFAULT_GARAGE, name: 'Garage Sonnenhof' };
    await service.db.query(`UPDATE content.site_settings SET value = $1 WHERE key = 'garage'`, [stored]);
    const { garage } = await eventually(readFacts, (read) => read.garage.name === 'Garage Sonnenhof', 1000);
    expect(garage).toEqual(stored);
  });
});
