import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { OfferBookings } from './offer-bookings.tsx';

const COUNTS = 'GET /api/admin/appointments/offers';

it('an offer says how many visits it has brought', async () => {
  fakeApi().on(COUNTS, { offers: [{ id: 2, bookings: 12 }] });
  renderAdmin(
    <>
      <OfferBookings offer={1} />
      <OfferBookings offer={2} />
    </>,
  );
  expect(await screen.findByText('12 Termine')).toBeVisible();
  expect(screen.getAllByText(/Termin/)).toHaveLength(1);
});

it('an offer says nothing of its visits to who may not see them', async () => {
  const api = fakeApi();
  api.on(COUNTS, { status: 403, body: { statusCode: 403, code: 'forbidden', message: 'Nein.' } });
  renderAdmin(<OfferBookings offer={2} />);
  await waitFor(() => expect(api.calls(COUNTS)).toHaveLength(1));
  expect(screen.queryByText(/Termin/)).not.toBeInTheDocument();
});
