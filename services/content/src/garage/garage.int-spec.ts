import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { startTestApp, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../app.module.js';
import { GarageService } from './garage.service.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp(AppModule, {}, { service: 'content' });
});
afterAll(() => service.close());

const readFacts = async (): Promise<unknown> => (await fetch(`${service.url}/api/website/garage`)).json();

describe('GET /api/website/garage', () => {
  it('answers the default garage on a new installation', async () => {
    expect(await readFacts()).toEqual({ garage: DEFAULT_GARAGE });
  });

  it('answers what is stored, and another start does not overwrite it', async () => {
    const stored = { ...DEFAULT_GARAGE, name: 'Garage Sonnenhof' };
    await service.db.query(`UPDATE content.site_settings SET value = $1 WHERE key = 'garage'`, [stored]);

    await service.app.get(GarageService).onApplicationBootstrap();

    expect(await readFacts()).toEqual({ garage: stored });
  });
});
