import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '@garage/shared/testing/test-app';
import { ContactMessageEntity } from '../messages/contact-message.entity.js';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { MailServer } from '../testing/mail-server.js';

const content = new ContentServer();
const mailServer = new MailServer();
let service: TestApp;

beforeAll(async () => {
  await Promise.all([content.start(), mailServer.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url });
});
afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

/** Of the message that is sent now. */
async function consentOf(app: TestApp): Promise<string | undefined> {
  expect((await sendForm(app, filledForm())).status).toBe(201);
  const [newest] = await service.db
    .getRepository(ContactMessageEntity)
    .find({ order: { id: 'DESC' }, take: 1 });
  return newest?.consentVersion;
}

describe('what is stored with a consent', () => {
  it('names the privacy text that is shown, from a second after its change on', async () => {
    expect(await consentOf(service)).toBe('2025-04-13, version 1');
    content.legal = { datenschutzDate: '2026-11-22', version: 3 };
    expect(
      await eventually(
        () => consentOf(service),
        (found) => found !== '2025-04-13, version 1',
      ),
    ).toBe('2026-11-22, version 3');
  });

  it('stands beside a booking too', async () => {
    expect((await sendBooking(service, filledBooking())).status).toBe(201);
    const [booked] = await service.db.query<{ consent_version: string }[]>(
      'SELECT consent_version FROM contact.appointments',
    );
    expect(booked?.consent_version).toBe('2026-11-22, version 3');
  });

  it('is the last known while the content service is away, after a restart as well', async () => {
    await content.stop();
    const { url } = service.db.options as { url: string };
    const restarted = await startContactApp(mailServer, { DATABASE_URL: url });
    try {
      expect(await consentOf(service)).toBe('2026-11-22, version 3');
      expect(await consentOf(restarted)).toBe('2026-11-22, version 3');
    } finally {
      await restarted.close();
    }
  });
});
