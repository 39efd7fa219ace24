import { dayOf, localDate } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';

const MONDAY = 1;

const Frame = chakra('div', {
  base: {
    width: 'fit-content',
    // Above the bar of a telephone and below the tabs of a desk when it is scrolled into sight.
    scrollMarginBlock: '4rem calc(var(--panel-bar, 0px) + 0.5rem)',
    maxWidth: 'calc(100vw - 1rem)',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    boxShadow: 'lg',
    '& .rdp-months': { position: 'relative' },
    '& .rdp-month_caption': {
      display: 'flex',
      alignItems: 'center',
      minH: '11',
      ps: '2',
      fontWeight: 'semibold',
    },
    '& .rdp-nav': { position: 'absolute', top: '0', insetInlineEnd: '0', display: 'flex' },
    '& .rdp-chevron': { width: '5', height: '5', fill: 'currentColor' },
    '& .rdp-weekday': { height: '8', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
    '& .rdp-day': { p: '0', textAlign: 'center' },
    '& :is(.rdp-day_button, .rdp-button_next, .rdp-button_previous)': {
      display: 'grid',
      placeItems: 'center',
      width: 'min(2.75rem, 11.5vw)',
      height: '11',
      borderRadius: 'l1',
      cursor: 'button',
      outline: 'none',
      fontVariantNumeric: 'tabular-nums',
      _hover: { bg: 'bg.emphasized' },
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
    },
    '& .rdp-outside': { color: 'fg.subtle' },
    '& .rdp-disabled .rdp-day_button': { opacity: 0.45, cursor: 'disabled', bg: 'transparent' },
    '& .rdp-today': { fontWeight: 'bold', color: 'brand.fg' },
    '& .rdp-selected .rdp-day_button': { bg: 'brand.solid', color: 'brand.contrast' },
  },
});

interface MonthCalendarProps {
  /** `yyyy-MM-dd`; null when the field holds none. */
  day: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}

/** A month to choose a day from; weeks begin on Monday. */
export default function MonthCalendar({ day, min, max, onChoose }: MonthCalendarProps) {
  const frame = useRef<HTMLDivElement>(null);
  // On a telephone it opens where the window's edge would cut it.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the clean-up.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const selected = day === null ? undefined : localDate(day);
  const outside = [...(min ? [{ before: localDate(min) }] : []), ...(max ? [{ after: localDate(max) }] : [])];
  return (
    <Frame ref={frame}>
      <DayPicker
        mode="single"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens it wants to choose a day
        autoFocus
        locale={de}
        weekStartsOn={MONDAY}
        showOutsideDays
        disabled={outside}
        {...(min && { startMonth: localDate(min) })}
        {...(max && { endMonth: localDate(max) })}
        selected={selected}
        {...(selected && { defaultMonth: selected })}
        onSelect={(date: Date) => onChoose(dayOf(date))}
      />
    </Frame>
  );
}
