import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { de } from 'react-day-picker/locale/de';
import { renderPublic } from '../../../testing/render-public.tsx';
import { localizedCalendar } from './day-calendar.tsx';

const Calendar = localizedCalendar(de);
const closed = (date: string, reason: string) => ({
  date,
  times: [],
  dropOff: false,
  closed: reason,
  reason,
});
const DAYS = [
  { date: '2026-10-02', times: ['07:30'], dropOff: false },
  closed('2026-10-05', 'Betriebsferien'),
  closed('2026-10-06', 'Betriebsferien'),
  { date: '2026-10-07', times: [], dropOff: false, closed: 'Geschlossen' },
  closed('2026-10-08', 'Kurs'),
  closed('2026-11-02', 'Inventur'),
];

const show = () =>
  renderPublic(
    <Calendar
      days={DAYS}
      date={null}
      today="2026-10-01"
      onChoose={() => undefined}
      onLookUntil={() => undefined}
    />,
  );
const next = () => screen.getByRole('button', { name: /nächsten Monat/i });

const reasons = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the calendar', () => {
  it('says why the garage is closed in the month that it shows', () => {
    show();
    expect(screen.getByText('Wir haben geschlossen')).toBeInTheDocument();
    expect(reasons()).toEqual(['5.10. – 6.10. Betriebsferien', ', 8.10. Kurs']);
    fireEvent.click(next());
    expect(reasons()).toEqual(['2.11. Inventur']);
    fireEvent.click(next());
    expect(reasons()).toEqual([]);
    expect(screen.queryByText('Wir haben geschlossen')).toBeNull();
  });

  it('goes as far as visits can be booked, here for 120 days', () => {
    show();
    for (const month of ['November', 'Dezember', 'Januar']) {
      fireEvent.click(next());
      expect(screen.getByText(new RegExp(month))).toBeInTheDocument();
    }
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });
});
