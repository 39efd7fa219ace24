import { addDays } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { announcedClosures, closureDays } from '../../../components/garage/closures.ts';
import { useClosures, useGarageTime } from '../../../components/garage/garage-context.tsx';

/** In one line, like the notice on the door; further ahead the contact page says it. */
const NEAR_DAYS = 21;

/** The next days off in a few words. */
export function NextClosure() {
  const today = useGarageTime().date;
  const next = announcedClosures(useClosures(), today)[0];
  if (!next || next.from > addDays(today, NEAR_DAYS)) return null;
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {next.reason} {closureDays(next)}
    </chakra.span>
  );
}
