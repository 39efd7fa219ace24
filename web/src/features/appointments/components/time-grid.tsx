import { zurichToday } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import type { PlannedAppointment, PlannedDay } from '@garage/contracts/workshop-plan';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { clockOf, fullDay, minutesOf, shortDay } from '../plan-days.ts';
import { gridHours, isPlanned, placed } from '../plan-grid.ts';
import { useDragToMove } from '../use-drag-to-move.ts';
import { GridAppointment, StayingCar } from './grid-appointment.tsx';
import { WorkloadBar } from './workload-bar.tsx';

const PIXELS_PER_MINUTE = 1.25;
const HOUR = 60;

interface TimeGridProps {
  days: readonly PlannedDay[];
  appointments: readonly PlannedAppointment[];
  onOpen: (id: number) => void;
  /** Absent for people who may only look. */
  onMove?: ((id: number, date: string, time: string) => void) | undefined;
}

/**
 * Days beside each other, time from above to below; cars that stay stand above.
 *
 * Drawn here and not by a calendar library (FullCalendar, react-big-calendar and Schedule-X were weighed): each day is
 * a list that a screen reader reads like any other, the workshop's free times show while something is carried, and
 * colours and type are the theme's. In a library these three would be most of the code and its own look the rest; what
 * it would save is the arithmetic of `plan-grid.ts`. The calendar of the public form, where no such needs exist, is one
 * (react-day-picker).
 */
export function TimeGrid({ days, appointments, onOpen, onMove }: TimeGridProps) {
  const { t } = useTranslation('appointments');
  const shown = appointments.filter(isPlanned);
  const hours = gridHours(days, shown);
  const drag = useDragToMove({ days, firstMinute: hours.from, pixelsPerMinute: PIXELS_PER_MINUTE, onMove });
  const height = (hours.to - hours.from) * PIXELS_PER_MINUTE;
  const lines = Array.from(
    { length: (hours.to - hours.from) / HOUR },
    (_, index) => hours.from + index * HOUR,
  );
  const top = (time: string) => (minutesOf(time) - hours.from) * PIXELS_PER_MINUTE;
  const now = zurichToday();

  return (
    <chakra.div
      display="grid"
      bg="bg.panel"
      borderYWidth="1px"
      borderXWidth={{ md: '1px' }}
      borderRadius={{ md: 'l2' }}
      mx={{ base: '-4', md: '0' }}
      style={{ gridTemplateColumns: `3.25rem repeat(${days.length}, minmax(0, 1fr))` }}
    >
      <span />
      {days.map((day) => (
        <chakra.div
          key={day.date}
          px="2"
          py="2"
          minWidth="0"
          borderInlineStartWidth="1px"
          borderBottomWidth="1px"
          aria-current={day.date === now ? 'date' : undefined}
        >
          <chakra.h2
            textStyle="sm"
            fontWeight="semibold"
            whiteSpace="nowrap"
            color={day.date === now ? 'brand.fg' : undefined}
          >
            {days.length === 1 ? fullDay(day.date) : shortDay(day.date)}
          </chakra.h2>
          <WorkloadBar day={day} />
          {shown
            .filter(({ dropOff, date, endDate }) => dropOff && date <= day.date && day.date <= endDate)
            .map((appointment) => (
              <StayingCar
                key={appointment.id}
                appointment={appointment}
                isArrival={appointment.date === day.date}
                onOpen={onOpen}
              />
            ))}
        </chakra.div>
      ))}
      <chakra.div position="relative" style={{ height }} aria-hidden>
        {lines.map((minute) => (
          <chakra.span
            key={minute}
            position="absolute"
            insetInlineEnd="2"
            transform={minute === hours.from ? undefined : 'translateY(-50%)'}
            textStyle="xs"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
            style={{ top: (minute - hours.from) * PIXELS_PER_MINUTE }}
          >
            {clockOf(minute)}
          </chakra.span>
        ))}
      </chakra.div>
      {days.map((day) => (
        <chakra.div
          key={day.date}
          data-date={day.date}
          position="relative"
          borderInlineStartWidth="1px"
          bg="bg.subtle"
          overflow="hidden"
          style={{ height }}
        >
          {day.open.map(({ from, to }) => (
            <chakra.span
              key={from}
              display="block"
              aria-hidden
              position="absolute"
              insetInline="0"
              bg="bg.panel"
              style={{ top: top(from), height: top(to) - top(from) }}
            />
          ))}
          {lines.slice(1).map((minute) => (
            <chakra.span
              key={minute}
              display="block"
              aria-hidden
              position="absolute"
              insetInline="0"
              borderTopWidth="1px"
              borderColor="border.muted"
              style={{ top: (minute - hours.from) * PIXELS_PER_MINUTE }}
            />
          ))}
          {drag.freeTimesOn(day.date).map((time) => (
            <chakra.span
              key={time}
              display="block"
              aria-hidden
              position="absolute"
              insetInline="0"
              borderTopWidth="2px"
              borderColor="fg.success"
              opacity={0.6}
              style={{ top: top(time) }}
            />
          ))}
          <chakra.ul listStyleType="none" aria-label={fullDay(day.date)}>
            {placed(shown.filter(({ date, dropOff }) => date === day.date && !dropOff)).map((one) => (
              <GridAppointment
                key={one.appointment.id}
                {...one}
                top={top(one.appointment.startTime)}
                height={top(one.appointment.endTime) - top(one.appointment.startTime)}
                offset={drag.offsetOf(one.appointment.id)}
                onOpen={onOpen}
                {...(onMove && { onPointerDown: drag.start(one.appointment) })}
              />
            ))}
          </chakra.ul>
        </chakra.div>
      ))}
      {onMove && (
        <chakra.p
          display={{ base: 'none', md: 'block' }}
          gridColumn="1 / -1"
          px="3"
          py="2"
          textStyle="xs"
          color="fg.muted"
          borderTopWidth="1px"
        >
          {t('dragHint')}
        </chakra.p>
      )}
    </chakra.div>
  );
}
