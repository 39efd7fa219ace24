import { chakra } from '@chakra-ui/react/styled-system';
import { LuPencil, LuSparkles, LuTrash2 } from 'react-icons/lu';
import type { Promotion } from '@garage/contracts/promotions';
import { SwitchInput } from '../../../components/staff-form/switch-input.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { writtenDay } from '../../../lib/staff-time.ts';
import { stateOn } from '../promotion-view.ts';
import { LastSaved } from './last-saved.tsx';

export interface PromotionCardProps {
  promotion: Promotion;
  /** `yyyy-MM-dd` */
  day: string;
  /** Absent for people who may only look. */
  changes?: PromotionChangeHandlers | undefined;
}

export interface PromotionChangeHandlers {
  onEdit: (promotion: Promotion) => void;
  onSwitch: (promotion: Promotion) => void;
  onDelete: (promotion: Promotion) => void;
}

const TONES = { running: 'brand', planned: 'info', over: 'warning', inactive: 'neutral' } as const;

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'border.control',
    borderRadius: 'l2',
    overflow: 'hidden',
    '&[data-running]': { borderTopColor: 'brand.solid' },
  },
});

/** A promotion at a glance: what it says, when it runs, what it shows, and its switch. */
export function PromotionCard({ promotion, day, changes }: PromotionCardProps) {
  const { t } = useTranslation('promotionManager');
  const { name, title, description, type, visualEffect, picture } = promotion;
  const state = stateOn(day, promotion);
  return (
    <Card data-running={state === 'running' ? '' : undefined}>
      {promotion.imageUrl !== '' && (
        <chakra.img
          src={promotion.imageUrl}
          alt=""
          loading="lazy"
          width="full"
          aspectRatio="16 / 7"
          objectFit="cover"
          style={picture ? { backgroundColor: picture.colour } : {}}
        />
      )}
      <chakra.div flex="1" display="grid" alignContent="start" gap="2.5" p={{ base: '4', md: '5' }}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          <Badge>{t(`type.${type}`)}</Badge>
        </chakra.div>
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {name}
        </Heading>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p
          textStyle="sm"
          color="fg.muted"
          overflowWrap="anywhere"
          css={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {description}
        </chakra.p>
        <chakra.p textStyle="sm" fontVariantNumeric="tabular-nums">
          <Period promotion={promotion} />
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
          {promotion.showPopup && (
            <span>{t(promotion.showOnMobile ? 'card.popup' : 'card.popupDesktop')}</span>
          )}
          {visualEffect && (
            <chakra.span display="inline-flex" alignItems="center" gap="1.5">
              <LuSparkles aria-hidden /> {t(`effect.${visualEffect}`)}
            </chakra.span>
          )}
        </chakra.p>
        <LastSaved {...promotion} />
      </chakra.div>
      {changes && <Changes promotion={promotion} {...changes} />}
    </Card>
  );
}

function Period({ promotion: { ignoreDates, startDate, endDate } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotionManager');
  return ignoreDates
    ? t('card.always')
    : t('card.period', { from: writtenDay(startDate), to: writtenDay(endDate) });
}

function Changes({
  promotion,
  onEdit,
  onSwitch,
  onDelete,
}: PromotionChangeHandlers & { promotion: Promotion }) {
  const { t } = useTranslation('promotionManager');
  const { name, isActive } = promotion;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      ps={{ base: '4', md: '5' }}
      pe="2"
      py="1"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="button" me="auto">
        <SwitchInput
          checked={isActive}
          aria-label={t('card.activeOf', { name })}
          onChange={() => onSwitch(promotion)}
        />
        <span aria-hidden>{t('card.active')}</span>
      </chakra.label>
      <IconButton
        icon={LuPencil}
        label={`${t('card.edit')}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => onEdit(promotion)}
      />
      <IconButton
        icon={LuTrash2}
        label={`${t('card.delete')}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => onDelete(promotion)}
      />
    </chakra.div>
  );
}
