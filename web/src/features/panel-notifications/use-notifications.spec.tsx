import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { NotificationSettings } from './components/notification-settings.tsx';
import { useNotifications } from './use-notifications.ts';

const showNotification = jest.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const register = jest.fn<(script: string, options: object) => Promise<void>>();
const requestPermission = jest.fn<() => Promise<NotificationPermission>>();
let hasFocus: jest.SpiedFunction<() => boolean>;

function browserWith(permission: NotificationPermission, answer: NotificationPermission = permission): void {
  const notification = { permission, requestPermission };
  requestPermission.mockImplementation(async () => {
    notification.permission = answer;
    return answer;
  });
  Object.assign(window, { Notification: notification });
}

beforeEach(() => {
  localStorage.clear();
  showNotification.mockReset().mockResolvedValue();
  register.mockReset().mockResolvedValue();
  requestPermission.mockReset();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ showNotification }) },
  });
  hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  browserWith('default', 'granted');
});
afterEach(() => {
  cleanup();
  hasFocus.mockRestore();
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const toggle = () => screen.getByRole('switch', { name: 'Neues melden' });

async function turnOn(): Promise<void> {
  renderAdmin(<NotificationSettings />);
  await userEvent.click(toggle());
  cleanup();
}

function Panel({ unread, waiting }: { unread: number | null; waiting: number | null }) {
  useNotifications({ unread, waiting });
  return null;
}

describe('the switch for notifications', () => {
  it('asks the browser when it is clicked, and not before', async () => {
    renderAdmin(<NotificationSettings />);
    expect(toggle()).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(toggle());
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(toggle()).toBeChecked();
  });

  it('stays off when the browser refuses, and says where that is changed', async () => {
    browserWith('denied');
    renderAdmin(<NotificationSettings />);
    await userEvent.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Dieser Browser erlaubt der Website keine Meldungen.',
    );
  });

  it('is not offered by a browser that cannot', () => {
    Reflect.deleteProperty(window, 'Notification');
    renderAdmin(<NotificationSettings />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/Home-Bildschirm/)).toBeVisible();
  });
});

describe('a notification', () => {
  it('comes with a new message and a new booking, with numbers and without names', async () => {
    await turnOn();
    const { rerender } = renderAdmin(<Panel unread={2} waiting={0} />);
    rerender(<Panel unread={3} waiting={0} />);
    await act(async () => {});
    expect(showNotification.mock.calls).toEqual([
      ['Neue Kontaktanfrage', expect.objectContaining({ body: '3 sind ungelesen.', tag: 'message' })],
    ]);
    rerender(<Panel unread={3} waiting={1} />);
    await act(async () => {});
    expect(showNotification).toHaveBeenLastCalledWith(
      'Neue Buchung',
      expect.objectContaining({ body: '1 wartet auf Ihre Antwort.', tag: 'booking' }),
    );
  });

  it('does not come for what was there when the panel was opened, nor for what was done', async () => {
    await turnOn();
    const { rerender } = renderAdmin(<Panel unread={null} waiting={null} />);
    rerender(<Panel unread={4} waiting={4} />);
    rerender(<Panel unread={3} waiting={0} />);
    await act(async () => {});
    expect(showNotification).not.toHaveBeenCalled();
  });

  it.each([
    ['nobody has asked for it', async () => {}],
    [
      'somebody has turned them off again',
      async () => {
        await turnOn();
        await turnOn();
      },
    ],
    [
      'the panel is being looked at',
      async () => {
        await turnOn();
        hasFocus.mockReturnValue(true);
      },
    ],
  ])('does not come when %s', async (_when, prepare) => {
    await prepare();
    const { rerender } = renderAdmin(<Panel unread={0} waiting={0} />);
    rerender(<Panel unread={1} waiting={1} />);
    await act(async () => {});
    expect(showNotification).not.toHaveBeenCalled();
  });
});

it('the panel has a worker of its own and no part of the site has one', () => {
  renderAdmin(<Panel unread={0} waiting={0} />);
  expect(register).toHaveBeenCalledWith('/admin/worker.js', { scope: '/admin/' });
});
