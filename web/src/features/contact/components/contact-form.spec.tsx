import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@garage/contracts/languages';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderPublic } from '../../../testing/render-public.tsx';
import { hasWaitingMessages, removeMessage, waitingMessages } from '../outbox-store.ts';
import { ContactForm } from './contact-form.tsx';

const SEND = 'POST /api/contact';
const ENTRIES = {
  'E-Mail *': 'anna@example.ch',
  'Name *': 'Anna Meier',
  'Nachricht *': 'Es klappert vorne links.',
  'Telefon *': '+41 79 123 45 67',
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const form = (language: Language = 'de') => renderPublic(<ContactForm />, { language });

function fill(): void {
  for (const [label, value] of Object.entries(ENTRIES)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));

const NO_WORDS = {
  title: '',
  intro: '',
  name: '',
  email: '',
  phone: '',
  address: null,
  service: '',
  message: '',
  send: '',
  sent: { title: '', text: '' },
};

describe('the garage’s own words', () => {
  it('stand in place of ours', () => {
    const texts = {
      title: 'Frag uns',
      intro: 'Wir lesen alles.',
      name: 'Wer schreibt?',
      email: 'Wohin antworten wir?',
      phone: 'Unter welcher Nummer?',
      address: 'Wo wohnen Sie?',
      service: 'Um was geht es?',
      message: 'Was ist los?',
      send: 'Ab die Post',
      sent: { title: 'Merci!', text: 'Bis bald.' },
    };
    renderPublic(<ContactForm texts={texts} />, { language: 'de' });
    expect(screen.getByRole('heading', { name: 'Frag uns' })).toBeVisible();
    expect(screen.getByText('Wir lesen alles.')).toBeVisible();
    for (const label of [
      'Wer schreibt? *',
      'Wohin antworten wir? *',
      'Unter welcher Nummer? *',
      'Wo wohnen Sie?',
      'Um was geht es?',
      'Was ist los? *',
    ]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Ab die Post' })).toBeVisible();
  });

  it('give way to ours where there are none', () => {
    const texts = NO_WORDS;
    renderPublic(<ContactForm texts={texts} />, { language: 'de' });
    expect(screen.getByRole('heading', { name: 'Nachricht schreiben' })).toBeVisible();
    for (const label of Object.keys(ENTRIES)) expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nachricht senden' })).toBeVisible();
  });
});

describe('the address of the visitor', () => {
  const texts = { ...NO_WORDS, address: 'Adresse' };

  it('is not asked for unless the garage wants it', () => {
    renderPublic(<ContactForm texts={NO_WORDS} />, { language: 'de' });
    expect(screen.queryByLabelText('Adresse')).not.toBeInTheDocument();
  });

  it('is sent in its own lines, and may be left empty', async () => {
    api.on(SEND, { status: 201, body: { success: true } });
    renderPublic(<ContactForm texts={texts} />, { language: 'de' });
    expect(screen.getByLabelText('Adresse')).not.toBeRequired();
    fill();
    type('Adresse', 'Werkstrasse 12\n8400 Musterwil');
    send();
    await screen.findByText('Nachricht gesendet!');
    expect(api.calls(SEND)[0]?.body).toMatchObject({ address: 'Werkstrasse 12\n8400 Musterwil' });
  });
});

describe('an incomplete form', () => {
  it('is not sent; each field says what it lacks and the first one gets the focus', async () => {
    form();
    send();
    expect(await screen.findByText('Name ist erforderlich')).toBeVisible();
    for (const text of [
      'E-Mail ist erforderlich',
      'Telefonnummer ist erforderlich',
      'Nachricht ist erforderlich',
      'Sie müssen die Datenschutzbestimmungen akzeptieren.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText('Name *')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie die markierten Felder.');
    expect(api.calls(SEND)).toHaveLength(0);
  });

  it('ties each text to its field', async () => {
    form();
    send();
    await screen.findByText('Name ist erforderlich');
    expect(screen.getByLabelText('Name *')).toBeInvalid();
    expect(screen.getByLabelText('Name *')).toHaveAccessibleDescription('Name ist erforderlich');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Sie müssen die Datenschutzbestimmungen akzeptieren.',
    );
  });

  it('speaks the visitor’s language', async () => {
    form('en');
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('You must accept the privacy policy.')).toBeVisible();
  });

  it('asks for a valid e-mail address and takes the text away once it is one', async () => {
    form();
    fill();
    fireEvent.input(screen.getByLabelText('E-Mail *'), { target: { value: 'anna@' } });
    send();
    expect(await screen.findByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
    fireEvent.input(screen.getByLabelText('E-Mail *'), { target: { value: 'anna@example.ch' } });
    expect(screen.queryByText('Gültige E-Mail-Adresse erforderlich')).not.toBeInTheDocument();
  });
});

describe('a complete form', () => {
  it('is sent with key, language and consent, tells so and is empty again', async () => {
    api.on(SEND, { status: 201, body: { success: true, message: 'Danke' } });
    form('de');
    fill();
    await userEvent.selectOptions(screen.getByLabelText('Worum geht es?'), 'bremsen');
    send();
    expect(await screen.findByText('Nachricht gesendet!')).toBeVisible();
    const [call] = api.calls(SEND);
    expect(call?.body).toEqual({
      name: 'Anna Meier',
      email: 'anna@example.ch',
      phone: '+41 79 123 45 67',
      address: '',
      service: 'bremsen',
      message: 'Es klappert vorne links.',
      privacy: true,
      website: '',
      language: 'de',
      elapsedMs: expect.any(Number),
    });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByLabelText('Name *')).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('shows that it is being sent and cannot be sent twice meanwhile', async () => {
    const answer = Promise.withResolvers<unknown>();
    api.on(SEND, answer.promise);
    form();
    fill();
    send();
    const button = await screen.findByRole('button', { name: 'Wird gesendet …' });
    fireEvent.click(button);
    await act(async () => answer.resolve({ status: 201, body: { success: true } }));
    expect(await screen.findByText('Nachricht gesendet!')).toBeVisible();
    expect(api.calls(SEND)).toHaveLength(1);
  });

  it('keeps everything and names the minutes when too many messages came', async () => {
    api.on(SEND, {
      status: 429,
      body: { code: 'too-many-requests', message: 'Zu viele' },
      headers: { 'retry-after': '150' },
    });
    form();
    fill();
    send();
    expect(await screen.findByText(/Wartezeit in Minuten: 3/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+41 52 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+41520000000',
    );
    expect(screen.getByLabelText('Nachricht *')).toHaveValue(ENTRIES['Nachricht *']);
  });

  it('shows the server’s words for an error in German, and its own in other languages', async () => {
    const failure = { status: 500, body: { code: 'internal-error', message: 'Das ging schief.' } };
    api.on(SEND, failure);
    const german = form();
    fill();
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent('FehlerDas ging schief.');
    german.unmount();

    renderPublic(<ContactForm />, { language: 'en' });
    type('Name *', 'A');
    type('E-mail *', 'a@b.ch');
    type('Phone *', '1');
    type('Message *', 'x');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again later.');
  });

  it('marks the fields that only the server refused', async () => {
    api.on(SEND, {
      status: 400,
      body: { code: 'validation-failed', message: 'Ungültig', fields: { email: 'Domain unbekannt' } },
    });
    form();
    fill();
    send();
    expect(await screen.findByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
    expect(screen.getByLabelText('E-Mail *')).toHaveFocus();
  });

  it('says of any other field that it was not accepted', async () => {
    api.on(SEND, {
      status: 400,
      body: { code: 'validation-failed', message: 'Ungültig', fields: { phone: 'Nein' } },
    });
    form();
    fill();
    send();
    expect(await screen.findByText(/nicht angenommen/)).toBeVisible();
  });

  it('uses the same key when the same message is sent again after an error', async () => {
    api.on(SEND, { status: 500, body: {} }, { status: 201, body: { success: true } });
    form();
    fill();
    send();
    await screen.findByRole('alert');
    send();
    await screen.findByText('Nachricht gesendet!');
    const keys = api.calls(SEND).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('the contact form, while the server cannot be reached,', () => {
  it.each([502, 503, 504])(
    'keeps the message after status %i, says so and empties the form',
    async (status) => {
      api.on(SEND, { status, body: 'Bad gateway' });
      form();
      fill();
      send();
      expect(await screen.findByText('Gespeichert, wird automatisch gesendet')).toBeVisible();
      expect(screen.getByText(/noch nicht bei uns/)).toBeVisible();
      expect(screen.getByLabelText('Name *')).toHaveValue('');
      const [kept] = waitingMessages();
      expect(kept).toMatchObject({ name: 'Anna Meier', isRead: false, language: 'de', privacy: true });
      expect(kept?.id).toMatch(/^\d{13}\.\d+$/);
      expect(kept?.idempotencyKey).toBe(api.calls(SEND)[0]?.headers['idempotency-key']);
    },
  );

  it('tries a failed connection three times with one key before it keeps the message', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    api.on(SEND, new TypeError('offline'));
    form();
    fill();
    send();
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(api.calls(SEND)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1001));
    expect(api.calls(SEND)).toHaveLength(3);
    expect(new Set(api.calls(SEND).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(hasWaitingMessages()).toBe(true);
  });

  it('says when the kept message has gone out', async () => {
    api.on(SEND, { status: 503, body: '' });
    form();
    fill();
    send();
    await screen.findByText('Gespeichert, wird automatisch gesendet');
    act(() => removeMessage(waitingMessages()[0]?.id ?? '', 'delivered'));
    expect(screen.queryByText('Gespeichert, wird automatisch gesendet')).not.toBeInTheDocument();
    expect(screen.getByText('Gespeicherte Nachricht gesendet')).toBeVisible();
  });

  it('says so too when another tab has delivered it', async () => {
    api.on(SEND, { status: 503, body: '' });
    form();
    fill();
    send();
    await screen.findByText('Gespeichert, wird automatisch gesendet');
    act(() => {
      localStorage.setItem('contactMessagesOutcome', 'delivered');
      localStorage.removeItem('contactMessages');
      window.dispatchEvent(new StorageEvent('storage', { key: 'contactMessages' }));
    });
    expect(screen.getByText('Gespeicherte Nachricht gesendet')).toBeVisible();
  });

  it('claims nothing when the browser refuses to store, and keeps the entries', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    api.on(SEND, { status: 503, body: '' });
    form();
    fill();
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent('+41 52 000 00 00');
    expect(screen.queryByText(/Gespeichert/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name *')).toHaveValue('Anna Meier');
    setItem.mockRestore();
  });
});

describe('leaving before the answer', () => {
  it('keeps the message, under the key of the attempt, when the page is closed or loaded again', async () => {
    const answer = Promise.withResolvers<unknown>();
    api.on(SEND, answer.promise);
    form();
    fill();
    send();
    await screen.findByRole('button', { name: 'Wird gesendet …' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(waitingMessages()).toHaveLength(1);
    expect(waitingMessages()[0]?.idempotencyKey).toBe(api.calls(SEND)[0]?.headers['idempotency-key']);
    await act(async () => answer.resolve({ status: 201, body: { success: true } }));
  });

  it('keeps the message when sending fails after the visitor went to another page', async () => {
    const answer = Promise.withResolvers<unknown>();
    api.on(SEND, answer.promise);
    const { unmount } = form();
    fill();
    send();
    unmount();
    await act(async () => answer.resolve({ status: 429, body: '' }));
    expect(waitingMessages()).toMatchObject([{ message: ENTRIES['Nachricht *'] }]);
  });

  it('keeps nothing once the answer is there', async () => {
    api.on(SEND, { status: 201, body: { success: true } });
    form();
    fill();
    send();
    await screen.findByText('Nachricht gesendet!');
    window.dispatchEvent(new Event('pagehide'));
    expect(waitingMessages()).toEqual([]);
  });
});

it('the contact form counts the remaining characters near the limit and refuses what is beyond', async () => {
  form();
  fill();
  expect(screen.queryByText(/Verbleibende Zeichen/)).not.toBeInTheDocument();
  fireEvent.input(screen.getByLabelText('Nachricht *'), { target: { value: 'a'.repeat(4990) } });
  expect(screen.getByText('Verbleibende Zeichen: 10')).toBeVisible();
  fireEvent.input(screen.getByLabelText('Nachricht *'), { target: { value: 'a'.repeat(5001) } });
  send();
  expect(await screen.findByText('Höchstens 5000 Zeichen')).toBeVisible();
});

it('the contact form hides the honeypot from people, keyboard and screen readers', () => {
  const { container } = form();
  const honeypot = container.querySelector('input[name=website]');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
});

it('the contact form works as a plain form for visitors without JavaScript', () => {
  const { container } = form('fr');
  const element = container.querySelector('form');
  expect(element).toHaveAttribute('method', 'post');
  expect(element).toHaveAttribute('action', '/fr/contact');
});

it('the contact form shows what the server found when it was sent without JavaScript', () => {
  renderPublic(<ContactForm />, {
    state: {
      contactForm: {
        outcome: 'invalid',
        problems: { email: 'invalid' },
        values: {
          name: 'Anna',
          email: 'anna@',
          phone: '1',
          address: '',
          service: 'klima',
          message: 'Zu warm',
          privacy: true,
          website: '',
        },
      },
    },
  });
  expect(screen.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
  expect(screen.getByLabelText('Nachricht *')).toHaveValue('Zu warm');
  expect(screen.getByLabelText('Worum geht es?')).toHaveValue('klima');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(
    within(screen.getByRole('alert')).getByText('Bitte prüfen Sie die markierten Felder.'),
  ).toBeVisible();
});

it('the contact form is empty after sending what the server had rendered into it', async () => {
  api.on(SEND, { status: 201, body: { success: true } });
  const values = {
    name: 'Anna',
    email: 'anna@b.ch',
    phone: '1',
    address: '',
    service: 'klima' as const,
    message: 'Zu warm',
    privacy: true,
    website: '',
  };
  renderPublic(<ContactForm />, { state: { contactForm: { outcome: 'failed', values } } });
  send();
  await screen.findByText('Nachricht gesendet!');
  expect(screen.getByLabelText('Name *')).toHaveValue('');
  expect(screen.getByLabelText('Nachricht *')).toHaveValue('');
  expect(screen.getByLabelText('Worum geht es?')).toHaveValue('allgemein');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
