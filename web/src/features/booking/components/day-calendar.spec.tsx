import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { de } from 'react-day-picker/locale/de';
import { renderPublic } from '../../../testing/render-public.tsx';
import { localizedCalendar } from './day-calendar.tsx';

const Calendar = localizedCalendar(de);
const DAYS = [{ date: '2026-10-02', times: ['07:30'], dropOff: false }];

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

describe('the calendar', () => {
  it('goes as far as visits can be booked, here for 120 days', () => {
    show();
    for (const month of ['November', 'Dezember', 'Januar']) {
      fireEvent.click(next());
      expect(screen.getByText(new RegExp(month))).toBeInTheDocument();
    }
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });
});
