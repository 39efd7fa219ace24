import { chakra } from '@chakra-ui/react/styled-system';
import type { DayAvailability } from '@garage/contracts/booking';
import { closureDays } from '../../../components/garage/closures.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { closedStretches } from '../closed-stretches.ts';

/** Why there are no free times on some of the days, where the garage has said so. */
export function ClosedDays({ days }: { days: readonly DayAvailability[] }) {
  const { t } = useTranslation('garage');
  const stretches = closedStretches(days);
  if (stretches.length === 0) return null;
  return (
    <chakra.div mt="2" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <chakra.p display="inline" fontWeight="semibold">
        {t('closures')}
      </chakra.p>{' '}
      <chakra.ul display="inline" listStyle="none">
        {stretches.map(({ from, to, reason }, index) => (
          <chakra.li key={from} display="inline">
            {index > 0 && ', '}
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {closureDays({ from, to })}
            </chakra.span>{' '}
            {reason}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
