import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import {
  FAKE_ASSERTION,
  FAKE_ATTESTATION,
  fakePasskeys,
  notAllowed,
} from '../../../testing/fake-passkeys.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

const FACTOR = 'GET /api/admin/profile/second-factor';
const NOTHING = { hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0 };
const WITH_APP = { ...NOTHING, hasAuthenticator: true, recoveryCodesLeft: 8 };
const PASSKEY = { id: 7, name: 'Telefon', createdAt: '2026-11-20T07:00:00.000Z', lastUsedAt: null };
const WITH_PASSKEY = { ...NOTHING, passkeys: [PASSKEY], recoveryCodesLeft: 10 };
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const CREATION = {
  options: {
    challenge: 'b25l',
    rp: { id: 'localhost', name: 'localhost' },
    user: { id: 'OTM', name: 'eva', displayName: 'Eva' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  },
};
const badField = (field: string, message: string) => ({
  status: 400,
  body: {
    statusCode: 400,
    code: 'validation-failed',
    message: 'Bitte prüfen Sie Ihre Angaben.',
    fields: { [field]: message },
  },
});

let api: FakeApi;
let passkeys: ReturnType<typeof fakePasskeys>;

beforeEach(() => {
  passkeys = fakePasskeys();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
});
afterEach(() => {
  act(() => dismissToast());
  passkeys.restore();
});

async function open(factor: object) {
  api.on(FACTOR, factor);
  renderAdmin(
    <>
      <SecondFactorSection />
      <Toaster />
    </>,
  );
  await screen.findByText(/^(Ein|Aus)geschaltet$/);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const password = async () => within(await dialog()).findByLabelText('Ihr aktuelles Passwort');

describe('an authenticator app', () => {
  it('is set up in three steps, and the codes are not lost by a slip', async () => {
    api.on(
      'POST /api/admin/profile/second-factor',
      badField('password', 'Das aktuelle Passwort stimmt nicht.'),
      { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    );
    api.on('POST /api/admin/profile/second-factor/confirm', badField('code', 'Dieser Code stimmt nicht.'), {
      recoveryCodes: CODES,
    });
    await open(NOTHING);
    await press('Authenticator-App einrichten');
    await userEvent.type(await password(), 'falsch{Enter}');
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('Das aktuelle Passwort stimmt nicht.'),
    );
    await userEvent.type(await password(), 'richtig{Enter}');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByText('QR-Code für die Authenticator-App')).toBeInTheDocument();
    const code = screen.getByLabelText('Code aus der App');
    await userEvent.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Dieser Code stimmt nicht.'));
    await userEvent.type(code, '222222{Enter}');
    expect(await screen.findByText(CODES[9]!)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fertig' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Bitte bewahren Sie zuerst die Codes auf.')).toBeVisible();
    expect(screen.getByText(CODES[0]!)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Ich habe die Codes sicher aufbewahrt.'));
    await press('Fertig');
    await waitFor(() => expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument());
  });

  it('is removed with the password and a code, and asks for both before it asks the server', async () => {
    api.on(
      'POST /api/admin/profile/second-factor/remove',
      badField('code', 'Dieser Code ist falsch oder wurde schon verwendet.'),
      { success: true },
    );
    await open(WITH_APP);
    await press('Authenticator-App entfernen');
    await userEvent.type(await password(), 'geheim');
    await press('Entfernen');
    const code = screen.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Code ist erforderlich'));
    expect(api.calls('POST /api/admin/profile/second-factor/remove')).toHaveLength(0);
    await userEvent.type(code, '000000');
    await press('Entfernen');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/falsch oder wurde schon verwendet/));
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await press('Entfernen');
    expect(await screen.findByText('Authenticator-App entfernt')).toBeVisible();
    expect(api.calls('POST /api/admin/profile/second-factor/remove')[1]?.body).toEqual({
      password: 'geheim',
      code: '123456',
    });
  });
});

describe('a passkey', () => {
  it('is made by the browser under a name, and the recovery codes are shown', async () => {
    api.on('POST /api/admin/profile/passkeys', CREATION);
    api.on('POST /api/admin/profile/passkeys/confirm', { recoveryCodes: CODES });
    await open(NOTHING);
    await press('Passkey hinzufügen');
    await userEvent.type(await password(), 'geheim{Enter}');
    const name = await screen.findByLabelText('Name');
    await press('Passkey erstellen');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name ist erforderlich'));
    expect(passkeys.create).not.toHaveBeenCalled();
    await userEvent.type(name, 'Telefon{Enter}');
    expect(await screen.findByText(CODES[0]!)).toBeVisible();
    expect(api.calls('POST /api/admin/profile/passkeys/confirm')[0]?.body).toEqual({
      name: 'Telefon',
      ...FAKE_ATTESTATION,
    });
  });

  it.each([
    [notAllowed(), /hat nichts bestätigt/],
    [new DOMException('known', 'InvalidStateError'), /gibt es für Ihr Konto schon einen Passkey/],
    [new DOMException('elsewhere', 'SecurityError'), /Unter dieser Adresse gehen Passkeys nicht/],
  ])('that the browser did not make (%s) leaves the window open and says why', async (failure, message) => {
    api.on('POST /api/admin/profile/passkeys', CREATION);
    passkeys.create.mockRejectedValueOnce(failure);
    await open(NOTHING);
    await press('Passkey hinzufügen');
    await userEvent.type(await password(), 'geheim{Enter}');
    await userEvent.type(await screen.findByLabelText('Name'), 'Telefon{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(api.calls('POST /api/admin/profile/passkeys/confirm')).toHaveLength(0);
  });

  it('is removed by confirming with it, or with a recovery code', async () => {
    api.on('POST /api/admin/profile/second-factor/challenge', { passkey: { challenge: 'b25l' } });
    api.on('POST /api/admin/profile/passkeys/7/remove', { success: true }, { success: true });
    await open(WITH_PASSKEY);
    await press('Passkey entfernen: Telefon');
    expect(await screen.findByText(/wieder das Passwort allein/)).toBeVisible();
    await userEvent.type(await password(), 'geheim{Enter}');
    expect(await screen.findByText('Passkey entfernt')).toBeVisible();

    await press('Passkey entfernen: Telefon');
    await userEvent.click(await screen.findByRole('button', { name: 'Stattdessen einen Code eingeben' }));
    await userEvent.type(await password(), 'geheim');
    await userEvent.type(screen.getByLabelText('Wiederherstellungscode'), 'AAAA');
    await press('Entfernen');
    await waitFor(() => expect(api.calls('POST /api/admin/profile/passkeys/7/remove')).toHaveLength(2));
    expect(api.calls('POST /api/admin/profile/passkeys/7/remove').map(({ body }) => body)).toEqual([
      { password: 'geheim', passkey: FAKE_ASSERTION },
      { password: 'geheim', code: 'AAAA' },
    ]);
  });

  it('gets another name', async () => {
    api.on('PUT /api/admin/profile/passkeys/7', { success: true });
    await open(WITH_PASSKEY);
    await press('Passkey umbenennen: Telefon');
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Telefon');
    await userEvent.clear(name);
    await userEvent.type(name, 'Altes Telefon{Enter}');
    expect(await screen.findByText('Name gespeichert')).toBeVisible();
    expect(api.calls('PUT /api/admin/profile/passkeys/7')[0]?.body).toEqual({ name: 'Altes Telefon' });
  });

  it('is not offered where the browser has none', async () => {
    passkeys.restore();
    await open(NOTHING);
    expect(screen.getByText(/kann hier keine Passkeys einrichten/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Passkey hinzufügen' })).not.toBeInTheDocument();
  });
});

describe('recovery codes', () => {
  it('are counted, and made anew for the owner', async () => {
    api.on('POST /api/admin/profile/recovery-codes', { recoveryCodes: CODES });
    await open(WITH_APP);
    expect(screen.getByText('Noch 8 von 10 Codes sind unbenutzt.')).toBeVisible();
    await press('Neue Codes erstellen');
    await userEvent.type(await password(), 'geheim');
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await press('Codes erstellen');
    expect(await screen.findByText(CODES[9]!)).toBeVisible();
  });

  it('are not spoken of before there is a second factor', async () => {
    await open(NOTHING);
    expect(screen.queryByText('Wiederherstellungscodes')).not.toBeInTheDocument();
  });
});
