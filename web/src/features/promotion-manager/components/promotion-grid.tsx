import { chakra } from '@chakra-ui/react/styled-system';
import type { Promotion } from '@garage/contracts/promotions';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PromotionCard, type PromotionCardProps } from './promotion-card.tsx';

type PromotionGridProps = Omit<PromotionCardProps, 'promotion'> & { promotions: readonly Promotion[] };

export function PromotionGrid({ promotions, ...rest }: PromotionGridProps) {
  const { t } = useTranslation('promotionManager');
  if (promotions.length === 0) {
    return (
      <chakra.p py="16" textAlign="center" color="fg.muted">
        {t('empty')}
      </chakra.p>
    );
  }
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
    >
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} {...rest} />
        </li>
      ))}
    </chakra.ul>
  );
}
