import { chakra } from '@chakra-ui/react/styled-system';
import type { PlannedDay } from '@garage/contracts/workshop-plan';
import { useGarageTime } from '../../../components/garage/garage-context.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { duration } from '../../../lib/duration.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { shortDay } from '../plan-days.ts';
import { workload } from '../plan-grid.ts';
import { freeMinutes } from '../today-groups.ts';

const NEARLY_FULL = 80;

/** How much work the workshop could still take on each of these days, to be answered on the telephone at a glance. */
export function FreeDays({ days }: { days: readonly PlannedDay[] }) {
  const { t } = useTranslation('appointments');
  return (
    <chakra.section aria-labelledby="today-free">
      <Heading as="h3" size="sm" id="today-free" mb="2">
        {t('today.free')}
      </Heading>
      <chakra.ul listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="l2" px="4" py="1">
        {days.map((day) => (
          <FreeDay key={day.date} day={day} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function FreeDay({ day }: { day: PlannedDay }) {
  const { t } = useTranslation('appointments');
  const percent = workload(day);
  const now = useGarageTime();
  const free = freeMinutes(day, now);
  const isOver = day.date === now.date && free === 0 && day.takenMinutes < day.capacityMinutes;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="5.5rem minmax(0, 1fr)"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span color={percent === null ? 'fg.muted' : undefined}>{shortDay(day.date)}</chakra.span>
      <chakra.span
        textAlign="end"
        fontWeight={free > 0 ? 'semibold' : undefined}
        color={free > 0 ? undefined : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {percent === null
          ? (day.closed ?? t('workload.noPlaces'))
          : free > 0
            ? t('today.freeTime', { duration: duration(free) })
            : t(isOver ? 'today.over' : 'today.full')}
      </chakra.span>
      {percent !== null && (
        <chakra.span
          gridColumn="1 / -1"
          height="1"
          borderRadius="full"
          bg="bg.emphasized"
          overflow="hidden"
          aria-hidden
        >
          <chakra.span
            display="block"
            height="full"
            bg={percent >= NEARLY_FULL ? 'brand.solid' : 'fg.subtle'}
            style={{ width: `${percent}%` }}
          />
        </chakra.span>
      )}
    </chakra.li>
  );
}
