import { chakra } from '@chakra-ui/react/styled-system';
import type { Promotion } from '@garage/contracts/promotions';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** Who saved the promotion last, and when; nothing where nobody has. */
export function LastSaved({ savedBy, updatedAt }: Pick<Promotion, 'savedBy' | 'updatedAt'>) {
  const { t } = useTranslation('promotionManager');
  if (savedBy === null) return null;
  return (
    <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {t('lastSaved', { at: formatMoment(updatedAt), by: savedBy })}
    </chakra.p>
  );
}
