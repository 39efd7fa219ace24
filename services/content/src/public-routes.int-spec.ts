import { listRoutes, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContentApp } from './testing/content-app.js';

let service: TestApp;

beforeAll(async () => {
  service = await startContentApp();
});

afterAll(() => service?.close());

describe('the routes of the content service', () => {
  it('are exactly these, open to exactly these', () => {
    const routes = listRoutes(service.app).map(({ method, path, access }) => `${method} ${path}: ${access}`);
    expect(routes).toEqual([
      'ALL /api/admin: *',
      'ALL /api/admin/*: *',
      'GET /api/admin/content-archive: *',
      'POST /api/admin/content-archive: *',
      'GET /api/admin/content-archive/replaced: *',
      'POST /api/admin/content-archive/replaced/:id/restore: *',
      'GET /api/admin/docs/content.json: signed-in',
      'GET /api/admin/media: content:read',
      'POST /api/admin/media: content:write',
      'DELETE /api/admin/media/:id: content:write',
      'PUT /api/admin/media/:id: content:write',
      'POST /api/admin/media/:id/retry: content:write',
      'POST /api/admin/media/from-address: content:write',
      'GET /api/admin/promotions: promotions:read',
      'POST /api/admin/promotions: promotions:write',
      'DELETE /api/admin/promotions/:id: promotions:write',
      'PUT /api/admin/promotions/:id: promotions:write',
      'GET /api/admin/vehicle-settings: vehicles:read',
      'POST /api/admin/vehicle-settings: vehicles:write',
      'POST /api/admin/vehicle-settings/check: vehicles:write',
      'GET /api/admin/website/:page: content:read',
      'POST /api/admin/website/:page: content:write',
      'POST /api/admin/website/:page/confirmed: content:write',
      'POST /api/admin/website/:page/shown: content:write',
      'GET /api/admin/website/:page/versions: content:read',
      'GET /api/admin/website/:page/versions/:id: content:read',
      'POST /api/admin/website/:page/versions/:id/restore: content:write',
      'GET /api/admin/website/garage: settings:read',
      'PUT /api/admin/website/garage: settings:write',
      'GET /api/promotions/active: public',
      'GET /api/vehicles/settings: public',
      'GET /api/website/:page: public',
      'GET /api/website/garage: public',
      'GET /health/live: public',
      'GET /health/ready: public',
      'GET /metrics: public',
      'GET /uploads/:file: public',
    ]);
  });
});
