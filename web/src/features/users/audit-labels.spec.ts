import { expect, it } from '@jest/globals';
import type { TimeSlotSettings } from '@garage/contracts/booking-settings';
import type { MailSettings } from '@garage/contracts/mail-settings';
import type { VisitSettings } from '@garage/contracts/visit-settings';
import texts from './locales/de.json';

/** The compiler asks for what is new among the settings. */
const SETTINGS = {
  slots: true,
  leadHours: true,
  horizonDays: true,
  senderName: true,
  senderAddress: true,
  recipients: true,
  mailWhenReceived: true,
  remindAfterMinutes: true,
  keepFreedPlaces: true,
  keepMinutes: true,
} satisfies Record<keyof (TimeSlotSettings & MailSettings & VisitSettings), true>;

it('the audit log has a word for every setting that staff change', () => {
  expect(Object.keys(SETTINGS).filter((name) => !Object.hasOwn(texts.audit.field, name))).toEqual([]);
});
