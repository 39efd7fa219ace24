import type { VehicleSettings } from '@garage/contracts/vehicles';
import { type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';

let service: TestApp;
beforeAll(async () => {
  service = await startContentApp();
});
afterAll(() => service?.close());

const read = async () =>
  (await (await fetch(`${service.url}/api/vehicles/settings`)).json()) as VehicleSettings;

describe('GET /api/vehicles/settings', () => {
  it('answers normal operation on a new installation, with the texts filled in', async () => {
    const settings = await read();
    expect(settings).toMatchObject({ maintenanceMode: false, widget: { height: 800 } });
    expect(settings.maintenanceMessage.it).toContain('+41 52 000 00 00');
  });

  it('answers maintenance within a second of its being switched on', async () => {
    await read();
    await service.db.query(
      `INSERT INTO content.page_records (page, version, "values")
       SELECT page, version + 1, "values" || '{"maintenanceMode":"true","widgetDealerId":""}'
         FROM content.page_records WHERE page = 'vehicles'`,
    );
    const settings = await eventually(read, ({ maintenanceMode }) => maintenanceMode, 1000);
    expect(settings.widget).toBeNull();
  });
});
