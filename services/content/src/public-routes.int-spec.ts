import { listRoutes, startTestApp, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from './app.module.js';

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp(AppModule, {}, { service: 'content' });
});

afterAll(() => service?.close());

describe('the routes of the content service', () => {
  it('are exactly these, open to exactly these', () => {
    const routes = listRoutes(service.app).map(({ method, path, access }) => `${method} ${path}: ${access}`);
    expect(routes).toEqual([
      'ALL /api/admin: *',
      'ALL /api/admin/*: *',
      'GET /api/docs/content.json: public',
      'GET /api/promotions/active: public',
      'GET /api/vehicles/settings: public',
      'GET /api/website/:page: public',
      'GET /api/website/garage: public',
      'GET /health/live: public',
      'GET /health/ready: public',
      'GET /metrics: public',
    ]);
  });
});
