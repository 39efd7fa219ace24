import { chakra } from '@chakra-ui/react/styled-system';
import { announcedClosures, closureDays } from '../../../components/garage/closures.ts';
import { useClosures, useGarageTime } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** Days off that come in the next weeks; nothing when there are none. */
export function ClosureNotices() {
  const { t } = useTranslation('garage');
  const closures = announcedClosures(useClosures(), useGarageTime().date);
  if (closures.length === 0) return null;
  return (
    <chakra.div mt="6" pl="4" borderLeftWidth="3px" borderLeftColor="brand.solid" textStyle="sm">
      <chakra.p fontWeight="semibold">{t('closures')}</chakra.p>
      <chakra.dl mt="2" display="grid" gap="2">
        {closures.map(({ from, to, reason }) => (
          <div key={from}>
            <chakra.dt fontVariantNumeric="tabular-nums" fontWeight="medium">
              {closureDays({ from, to })}
            </chakra.dt>
            <chakra.dd color="fg.muted">{reason}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}
