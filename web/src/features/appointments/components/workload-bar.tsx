import { chakra } from '@chakra-ui/react/styled-system';
import type { PlannedDay } from '@garage/contracts/workshop-plan';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { workload } from '../plan-grid.ts';

const NEARLY_FULL = 80;

/** How full the workshop is on a day, as a line and in words; or why it is closed. */
export function WorkloadBar({ day }: { day: PlannedDay }) {
  const { t } = useTranslation('appointments');
  const percent = workload(day);
  const words =
    percent === null ? (day.closed ?? t('workload.noPlaces')) : t('workload.percent', { percent });
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="xs" color="fg.muted" minWidth="0">
      {percent !== null && (
        <chakra.span
          flex="1 1 2rem"
          minWidth="6"
          maxWidth="20"
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
      <chakra.span
        whiteSpace="nowrap"
        overflow="hidden"
        textOverflow="ellipsis"
        fontVariantNumeric="tabular-nums"
      >
        {words}
      </chakra.span>
    </chakra.div>
  );
}
