import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { keepMessage, waitingMessage } from '../../features/contact/outbox-store.ts';
import { renderPublic } from '../../testing/render-public.tsx';
import { OutboxStarter } from './outbox-starter.tsx';

const COURIER = { default: () => <p>unterwegs</p> };
const load = jest.fn<() => Promise<typeof COURIER>>();

beforeEach(() => localStorage.clear());
afterEach(() => void load.mockReset());

function keep(): void {
  const request = {
    name: 'Anna',
    email: 'anna@example.ch',
    phone: '1',
    service: 'motor' as const,
    message: 'Es klappert',
    privacy: true,
    language: 'de' as const,
    elapsedMs: 9000,
  };
  keepMessage(waitingMessage(request, 'key', new Date()));
}

it('the delivery is not loaded for a visitor without a kept message', async () => {
  renderPublic(<OutboxStarter load={load} />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
});

it('the delivery of what an earlier visit has kept is started', async () => {
  load.mockResolvedValue(COURIER);
  keep();
  renderPublic(<OutboxStarter load={load} />);
  expect(await screen.findByText('unterwegs')).toBeVisible();
});

it('a delivery that cannot be loaded leaves the page alone, and is loaded when the connection is back', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(COURIER);
  renderPublic(
    <>
      <h1>Kontakt</h1>
      <OutboxStarter load={load} />
    </>,
  );
  await act(async () => keep());
  expect(screen.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
  expect(screen.queryByText('unterwegs')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('unterwegs')).toBeVisible();
});
