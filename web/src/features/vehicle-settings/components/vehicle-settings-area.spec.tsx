import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdminVehicleSettings } from '@garage/contracts/vehicles';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { VehicleSettingsArea } from './vehicle-settings-area.tsx';

const PATH = '/api/admin/vehicle-settings';
/** On a busy machine the form takes its time. */
const SLOW = 60_000;
const WAIT = { timeout: 20_000 };
const CONFLICT = {
  status: 409,
  body: { statusCode: 409, code: 'conflict', message: 'Die Daten wurden inzwischen geändert.' },
};

const settings = (version: number, change: Partial<AdminVehicleSettings> = {}): AdminVehicleSettings => ({
  maintenanceMode: false,
  maintenanceMessage: { de: 'Bald wieder da.' },
  maintenanceRedirectUrl: '',
  sellerPageUrl: '',
  dealerPageUrl: '',
  widgetScriptUrl: '',
  widgetInitFunction: '',
  widgetDealerId: '',
  widgetConfigId: '',
  widgetHeight: 800,
  widgetHosts: [],
  listingFrameUrl: '',
  listingInfoUrl: '',
  backgroundColor: '#ffffff',
  checks: [],
  version,
  savedAt: '2026-11-20T08:05:00.000Z',
  savedBy: 'eva',
  ...change,
});

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
});
afterEach(() => act(() => dismissToast()));

async function openAndType(number: string): Promise<void> {
  renderAdmin(<VehicleSettingsArea canWrite canEmbed />, { userId: ADMIN.id });
  fireEvent.change(await screen.findByLabelText('Händlernummer', {}, WAIT), { target: { value: number } });
}
const save = () => fireEvent.click(screen.getByText('Speichern'));
const sent = () => api.calls(`POST ${PATH}`).map(({ body }) => body);

describe('the settings of the vehicles page', () => {
  it(
    'show who may not change them from where scripts and frames come, and send them as they are',
    async () => {
      const foreign = {
        widgetScriptUrl: 'https://cars.example/x.js',
        widgetHosts: ['https://a.cars.example'],
        listingFrameUrl: 'https://list.example/frame',
      };
      api.on(`GET ${PATH}`, settings(1, foreign));
      api.on(`POST ${PATH}`, settings(2, { ...foreign, widgetDealerId: '55' }));
      renderAdmin(<VehicleSettingsArea canWrite canEmbed={false} />, { userId: ADMIN.id });
      for (const label of ['Skript der Suche', 'Weitere Server', 'Adresse der Inserate']) {
        const field = await screen.findByLabelText(label, {}, WAIT);
        expect([label, field.hasAttribute('readonly')]).toEqual([label, true]);
        expect(field).toHaveAccessibleDescription(/Darum ändert sie nur, wer Vollzugriff hat\.$/);
      }
      const dealer = screen.getByLabelText('Händlernummer');
      expect(dealer).not.toHaveAttribute('readonly');
      fireEvent.change(dealer, { target: { value: '55' } });
      save();
      await waitFor(() => expect(sent()).toHaveLength(1), WAIT);
      expect(sent()[0]).toMatchObject({ ...foreign, widgetDealerId: '55' });
    },
    SLOW,
  );

  it(
    'show what a colleague has saved meanwhile, field by field, and can be taken over',
    async () => {
      const theirs = {
        widgetDealerId: '77',
        maintenanceMessage: { de: 'Bald wieder da.', fr: 'À bientôt.' },
      };
      api.on(`GET ${PATH}`, settings(1), settings(2, theirs));
      api.on(`POST ${PATH}`, CONFLICT);
      await openAndType('55');
      save();
      const title = await screen.findByText('Inzwischen geändert', {}, WAIT);
      const dialog = title.closest('[role=alertdialog]');
      expect(dialog).toHaveTextContent('HändlernummerGespeichert: 77Ihre Fassung: 55');
      expect(dialog).toHaveTextContent('Hinweistext (Français)Gespeichert: À bientôt.');
      fireEvent.click(screen.getByText('Meine Änderungen verwerfen'));
      await waitFor(() => expect(screen.getByLabelText('Händlernummer')).toHaveValue('77'), WAIT);
    },
    SLOW,
  );

  it(
    'are saved over one’s own switching of the maintenance, which changes none of their fields',
    async () => {
      api.on(`GET ${PATH}`, settings(1));
      api.on(
        `POST ${PATH}`,
        settings(2, { maintenanceMode: true }),
        settings(3, { maintenanceMode: true, widgetDealerId: '55' }),
      );
      await openAndType('55');
      fireEvent.click(screen.getByLabelText(/^Wartungsmodus/));
      await screen.findByText('Ein: Besucher sehen den Hinweis anstelle der Fahrzeuge.', {}, WAIT);
      await waitFor(() => expect(sent()).toHaveLength(1), WAIT);
      save();
      await waitFor(() => expect(sent()).toHaveLength(2), WAIT);
      expect(sent()[1]).toMatchObject({ version: 2, widgetDealerId: '55' });
    },
    SLOW,
  );
});
