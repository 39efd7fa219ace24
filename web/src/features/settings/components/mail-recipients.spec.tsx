import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MAIL_SETTINGS_PATH, type MailSettings } from '@garage/contracts/mail-settings';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { MailRecipients } from './mail-recipients.tsx';

const NONE: MailSettings = { senderName: '', senderAddress: '', recipients: [] };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

const show = (settings: MailSettings, defaults: MailSettings) => {
  api.on(`GET ${MAIL_SETTINGS_PATH}`, { settings, defaults, server: '', version: 0, lastTest: null });
  renderAdmin(<MailRecipients action={null} />);
};

it('the list of recipients names those whom staff have set', async () => {
  show(
    { ...NONE, recipients: ['eva@example.ch', 'reto@example.ch'] },
    { ...NONE, recipients: ['x@example.ch'] },
  );
  expect(await screen.findByText('eva@example.ch, reto@example.ch')).toBeVisible();
});

it('the list of recipients names those of the server where nobody has set any', async () => {
  show(NONE, { ...NONE, recipients: ['x@example.ch'] });
  expect(await screen.findByText('x@example.ch')).toBeVisible();
});

it('the list of recipients says when messages go to nobody', async () => {
  show(NONE, NONE);
  expect(await screen.findByText(/^Noch an niemanden/)).toBeVisible();
});
