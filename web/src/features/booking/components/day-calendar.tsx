import type { DayAvailability } from '@garage/contracts/booking';
import { dayOf, localDate, type CalendarDate } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { useState, type ComponentType } from 'react';
import { useContent } from '../../../components/content/content-context.tsx';
import { ClosedDays } from './closed-days.tsx';

export interface CalendarProps {
  days: readonly DayAvailability[];
  date: CalendarDate | null;
  today: CalendarDate;
  onChoose: (date: CalendarDate) => void;
  /** The visitor has turned to a month that ends with this day. */
  onLookUntil: (date: CalendarDate) => void;
}

const MONDAY = 1;
/** Of a service that does not say; earlier months than this one have no days left. */
const USUAL_HORIZON_DAYS = 120;

const Frame = chakra('div', {
  base: {
    maxWidth: '24rem',
    '& .rdp-months': { position: 'relative' },
    '& .rdp-month_caption': {
      display: 'flex',
      alignItems: 'center',
      minH: '11',
      fontWeight: 'semibold',
      textTransform: 'capitalize',
    },
    '& .rdp-nav': { position: 'absolute', top: '0', insetInlineEnd: '0', display: 'flex' },
    '& .rdp-chevron': { width: '5', height: '5', fill: 'currentColor' },
    '& .rdp-month_grid': { width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& .rdp-weekday': { height: '8', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
    '& .rdp-day': { p: '0.5', textAlign: 'center', color: 'fg.subtle' },
    '& :is(.rdp-day_button, .rdp-button_next, .rdp-button_previous)': {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      minW: '11',
      height: '11',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'transparent',
      outline: 'none',
      fontVariantNumeric: 'tabular-nums',
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
    },
    '& .rdp-day_button': { minW: '0' },
    '& :is(.rdp-button_next, .rdp-button_previous):not([aria-disabled=true])': {
      cursor: 'button',
      _hover: { bg: 'bg.emphasized' },
    },
    '& [aria-disabled=true]': { opacity: 0.4 },
    '& .rdp-day:not(.rdp-disabled) .rdp-day_button': {
      color: 'fg',
      fontWeight: 'semibold',
      bg: 'bg.subtle',
      borderColor: 'border.control',
      cursor: 'button',
      _hover: { borderColor: 'fg' },
    },
    '& .rdp-disabled .rdp-day_button': { cursor: 'disabled' },
    '& .rdp-day.rdp-selected .rdp-day_button': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.contrast',
    },
  },
});

/**
 * A month to choose a day from, with the garage's reasons for days off; only days with a free time can be chosen.
 * Weeks begin on Monday.
 */
export function localizedCalendar(locale: Partial<DayPickerLocale>): ComponentType<CalendarProps> {
  return function DayCalendar({ days, date, today, onChoose, onLookUntil }) {
    // Until its visitor turns the pages it shows the chosen day, or the first free one.
    const [turned, setTurned] = useState<{ to: Date; from: string | null } | null>(null);
    const free = new Set(days.filter(({ times }) => times.length > 0).map((day) => day.date));
    const start = localDate(today);
    const horizonDays = useContent('booking')?.horizonDays ?? USUAL_HORIZON_DAYS;
    const month = turned?.from === date ? turned.to : localDate(date ?? [...free][0] ?? today);
    const ofMonth = days.filter((day) => day.date.startsWith(dayOf(month).slice(0, 7)));
    return (
      <Frame>
        <DayPicker
          mode="single"
          required
          fixedWeeks
          locale={locale}
          weekStartsOn={MONDAY}
          today={start}
          startMonth={start}
          endMonth={new Date(start.getFullYear(), start.getMonth(), start.getDate() + horizonDays)}
          month={month}
          selected={date === null ? undefined : localDate(date)}
          disabled={(day: Date) => !free.has(dayOf(day))}
          onSelect={(day: Date) => onChoose(dayOf(day))}
          onMonthChange={(to) => {
            setTurned({ to, from: date });
            onLookUntil(dayOf(new Date(to.getFullYear(), to.getMonth() + 1, 0)));
          }}
        />
        <ClosedDays days={ofMonth} />
      </Frame>
    );
  };
}
