import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listRoutes, type TestApp } from '@garage/shared/testing/test-app';
import { startContactApp } from './testing/contact-app.js';
import { MailServer } from './testing/mail-server.js';

const mailServer = new MailServer();
let service: TestApp;

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
});

afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

describe('the routes of the contact service', () => {
  it('are exactly these, open to exactly these', () => {
    const routes = listRoutes(service.app).map(({ method, path, access }) => `${method} ${path}: ${access}`);
    expect(routes).toEqual([
      'ALL /api/admin: *',
      'ALL /api/admin/*: *',
      'GET /api/admin/contact-messages: contact-messages:read',
      'DELETE /api/admin/contact-messages/:id: contact-messages:write',
      'PUT /api/admin/contact-messages/:id: contact-messages:write',
      'POST /api/contact: public',
      'GET /api/docs/contact.json: public',
      'GET /health/live: public',
      'GET /health/ready: public',
      'GET /metrics: public',
    ]);
  });
});
