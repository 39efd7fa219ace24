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
      'GET /api/admin/appointments: appointments:read',
      'POST /api/admin/appointments: appointments:write',
      'GET /api/admin/appointments/:id: appointments:read',
      'GET /api/admin/appointments/:id/documents: appointments:read',
      'GET /api/admin/appointments/:id/documents/:documentId: appointments:read',
      'GET /api/admin/appointments/:id/earlier-visits: appointments:read',
      'GET /api/admin/appointments/:id/free-times: appointments:read',
      'POST /api/admin/appointments/:id/notes: appointments:write',
      'DELETE /api/admin/appointments/:id/notes/:noteId: appointments:write',
      'POST /api/admin/appointments/:id/proposal: appointments:write',
      'PUT /api/admin/appointments/:id/state: appointments:write',
      'PUT /api/admin/appointments/:id/time: appointments:write',
      'GET /api/admin/appointments/floods: appointments:read',
      'POST /api/admin/appointments/floods/decline: appointments:write',
      'GET /api/admin/appointments/free-times: appointments:read',
      'GET /api/admin/appointments/offers: appointments:read',
      'GET /api/admin/blocked-dates: appointments:read',
      'POST /api/admin/blocked-dates: appointments:write',
      'DELETE /api/admin/blocked-dates/:date: appointments:write',
      'GET /api/admin/contact-messages: contact-messages:read',
      'DELETE /api/admin/contact-messages/:id: contact-messages:write',
      'GET /api/admin/contact-messages/:id: contact-messages:read',
      'PUT /api/admin/contact-messages/:id: contact-messages:write',
      'POST /api/admin/contact-messages/:id/notes: contact-messages:write',
      'DELETE /api/admin/contact-messages/:id/notes/:noteId: contact-messages:write',
      'POST /api/admin/contact-messages/:id/replies: contact-messages:write',
      'GET /api/admin/contact-messages/assignees: contact-messages:read',
      'GET /api/admin/contact-messages/counts: contact-messages:read',
      'GET /api/admin/contact-messages/events: contact-messages:read',
      'GET /api/admin/contact-messages/export.csv: contact-messages:read',
      'GET /api/admin/customers: customers:read',
      'GET /api/admin/customers/:id: customers:read',
      'PUT /api/admin/customers/:id: customers:write',
      'POST /api/admin/customers/:id/merges: customers:write',
      'POST /api/admin/customers/:id/merges/:mergeId/undo: customers:write',
      'POST /api/admin/customers/:id/moves: customers:write',
      'POST /api/admin/customers/:id/notes: customers:write',
      'DELETE /api/admin/customers/:id/notes/:noteId: customers:write',
      'GET /api/admin/docs/contact.json: signed-in',
      'GET /api/admin/mail-settings: settings:read',
      'PUT /api/admin/mail-settings: settings:write',
      'POST /api/admin/mail-settings/test: settings:write',
      'GET /api/admin/mails: contact-messages:read',
      'POST /api/admin/mails/:id/resend: contact-messages:write',
      'POST /api/admin/personal-data/erase: settings:write',
      'POST /api/admin/personal-data/export: settings:write',
      'POST /api/admin/personal-data/search: settings:write',
      'GET /api/admin/quick-weeks: appointments:read',
      'POST /api/admin/quick-weeks: appointments:write',
      'DELETE /api/admin/quick-weeks/:id: appointments:write',
      'PUT /api/admin/quick-weeks/:id: appointments:write',
      'GET /api/admin/reply-templates: contact-messages:read',
      'POST /api/admin/reply-templates: contact-messages:write',
      'DELETE /api/admin/reply-templates/:id: contact-messages:write',
      'PUT /api/admin/reply-templates/:id: contact-messages:write',
      'GET /api/admin/retention: settings:read',
      'PUT /api/admin/retention: settings:write',
      'GET /api/admin/retention/preview: settings:read',
      'GET /api/admin/service-types: appointments:read',
      'GET /api/admin/time-slots: appointments:read',
      'PUT /api/admin/time-slots: appointments:write',
      'GET /api/admin/vehicles: customers:read',
      'GET /api/admin/vehicles/:id: customers:read',
      'PUT /api/admin/vehicles/:id: customers:write',
      'POST /api/booking: public',
      'GET /api/booking/:bookingId: public',
      'POST /api/booking/:bookingId/accept: public',
      'GET /api/booking/:bookingId/calendar: public',
      'POST /api/booking/:bookingId/cancel: public',
      'POST /api/booking/:bookingId/documents: public',
      'GET /api/booking/:bookingId/free-times: public',
      'POST /api/booking/:bookingId/move: public',
      'GET /api/booking/:bookingId/recipient: public',
      'POST /api/booking/:bookingId/recipient/confirm: public',
      'POST /api/booking/:bookingId/recipient/stop: public',
      'GET /api/booking/availability: public',
      'GET /api/booking/inspection-reminders/:id: public',
      'POST /api/booking/inspection-reminders/:id/stop: public',
      'GET /api/booking/services: public',
      'POST /api/contact: public',
      'GET /health/live: public',
      'GET /health/ready: public',
      'GET /metrics: public',
    ]);
  });
});
