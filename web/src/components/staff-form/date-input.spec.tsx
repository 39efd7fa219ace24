import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { DateInput } from './date-input.tsx';
import { TimeInput } from './time-input.tsx';

const changes = jest.fn<(value: string) => void>();
const sent = jest.fn<(value: string) => void>();
const user = userEvent.setup();

beforeEach(() => {
  changes.mockClear();
  sent.mockClear();
});
afterEach(cleanup);

interface FormProps {
  stored?: string;
  kind?: 'date' | 'time';
  min?: string;
  isOptional?: boolean;
}

function Form({ stored = '', kind = 'date', ...rest }: FormProps) {
  const [value, setValue] = useState(stored);
  const shared = {
    value,
    onChange: (next: string) => {
      changes(next);
      setValue(next);
    },
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(value);
      }}
    >
      {kind === 'time' ? (
        <TimeInput aria-label="Von" {...shared} />
      ) : (
        <DateInput label="Von" {...shared} {...rest} />
      )}
      <button type="button">Anderes</button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Von' });
const lastChange = () => changes.mock.calls.at(-1)?.[0];

describe('a day in a form', () => {
  it('is shown as it is written here, whatever the browser speaks', () => {
    renderAdmin(<Form stored="2026-12-03" />);
    expect(field()).toHaveValue('03.12.2026');
  });

  it.each(['3.12.2026', '03.12.26', '031226', '2026-12-03'])('is read when %j is typed', async (text) => {
    renderAdmin(<Form />);
    await user.type(field(), text);
    await user.tab();
    expect(lastChange()).toBe('2026-12-03');
    expect(field()).toHaveValue('03.12.2026');
  });

  it.each(['3.12.2031', '03122031'])(
    'does not take the beginning of a year for a year in %j',
    async (text) => {
      renderAdmin(<Form />);
      await user.type(field(), text);
      expect(changes.mock.calls.flat().filter((value) => value.includes('-'))).toEqual(['2031-12-03']);
    },
  );

  it('is sent by Enter as it is then shown', async () => {
    renderAdmin(<Form />);
    await user.type(field(), '3.12.26{Enter}');
    expect(sent).toHaveBeenCalledWith('2026-12-03');
  });

  it('says what is wrong once the field is left, and hands on what was typed', async () => {
    renderAdmin(<Form />);
    await user.type(field(), '31.2.2027');
    expect(field()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription('Bitte geben Sie ein Datum wie 24.12.2026 ein.');
    expect(field()).toHaveValue('31.2.2027');
    expect(lastChange()).toBe('31.2.2027');
  });

  it('names the earliest day when it is before that', async () => {
    renderAdmin(<Form min="2026-12-10" />);
    await user.type(field(), '9.12.2026');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Bitte wählen Sie einen Tag ab dem 10.12.2026.');
  });

  it('is cleared by a button where it may stay empty, and there only', async () => {
    const { unmount } = renderAdmin(<Form stored="2026-12-03" />);
    expect(screen.queryByRole('button', { name: 'Datum leeren: Von' })).toBeNull();
    unmount();
    renderAdmin(<Form stored="2026-12-03" isOptional />);
    await user.click(screen.getByRole('button', { name: 'Datum leeren: Von' }));
    expect(lastChange()).toBe('');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('is chosen from a month that begins its weeks on Monday, by keyboard alone', async () => {
    renderAdmin(<Form stored="2026-12-03" />);
    field().focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const month = await screen.findByRole('grid', { name: 'Dezember 2026' });
    expect(month.querySelector('th')).toHaveTextContent('Mo');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(lastChange()).toBe('2026-12-04');
    expect(field()).toHaveValue('04.12.2026');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Kalender öffnen: Von' })).toHaveFocus();
  });

  it('closes its calendar by Escape and by a touch beside it', async () => {
    renderAdmin(<Form stored="2026-12-03" />);
    const opener = screen.getByRole('button', { name: 'Kalender öffnen: Von' });
    await user.click(opener);
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(opener);
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Anderes' }));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('offers no day before the earliest one', async () => {
    renderAdmin(<Form stored="2026-12-12" min="2026-12-10" />);
    await user.click(screen.getByRole('button', { name: 'Kalender öffnen: Von' }));
    expect(await screen.findByRole('button', { name: /^Mittwoch, 9\. Dezember/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Donnerstag, 10\. Dezember/ })).toBeEnabled();
  });
});

describe('a time in a form', () => {
  it.each(['7:30', '0730', '7.30', '730'])('is read when %j is typed', async (text) => {
    renderAdmin(<Form kind="time" />);
    await user.type(field(), text);
    await user.tab();
    expect(lastChange()).toBe('07:30');
    expect(field()).toHaveValue('07:30');
  });

  it('says what is wrong once the field is left', async () => {
    renderAdmin(<Form kind="time" />);
    await user.type(field(), '25:00');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Bitte geben Sie eine Zeit wie 07:30 ein.');
  });
});
