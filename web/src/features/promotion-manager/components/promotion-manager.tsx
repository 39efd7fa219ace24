import { zurichToday } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LuPlus, LuRefreshCw } from 'react-icons/lu';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { promotionsQuery } from '../api/promotions-query.ts';
import { filtered, overlapsFrom, PROMOTION_FILTERS, type PromotionFilter } from '../promotion-view.ts';
import type { PromotionPreview } from '../promotion-preview-props.ts';
import { useLoadFailureToast } from '../use-load-failure-toast.ts';
import { usePromotionActions } from '../use-promotion-actions.ts';
import { LoadState } from './load-state.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { PromotionDialogs, type PromotionDialogsHandle } from './promotion-dialogs.tsx';
import { PromotionGrid } from './promotion-grid.tsx';

interface PromotionManagerProps {
  canWrite: boolean;
  Preview: PromotionPreview;
}

/** All promotions with their switches, and the windows in which they are made and changed. */
export function PromotionManager({ canWrite, Preview }: PromotionManagerProps) {
  const { t } = useTranslation('promotionManager');
  const list = useQuery(promotionsQuery);
  const actions = usePromotionActions();
  const [filter, setFilter] = useState<PromotionFilter>('all');
  const dialogs = useRef<PromotionDialogsHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLoadFailureToast(list.error, list.errorUpdatedAt);

  const day = zurichToday();
  const promotions = list.data ?? [];
  const changes = canWrite
    ? {
        onEdit: (promotion: (typeof promotions)[number]) => dialogs.current?.edit(promotion),
        onSwitch: (promotion: (typeof promotions)[number]) => void actions.switch(promotion),
        onDelete: (promotion: (typeof promotions)[number]) => dialogs.current?.askToDelete(promotion),
      }
    : undefined;

  return (
    <chakra.div display="grid" gap="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
        <chakra.div me="auto">
          <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="none">
            {t('title')}
          </Heading>
          <chakra.p mt="1" textStyle="sm" color="fg.muted">
            {t('intro')}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" gap="2" flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
          {canWrite && (
            <Button flex="1" px="5" aria-haspopup="dialog" onClick={() => dialogs.current?.create()}>
              <LuPlus aria-hidden />
              {t('create')}
            </Button>
          )}
          <IconButton
            icon={LuRefreshCw}
            label={t('refresh')}
            variant="outline"
            disabled={list.isFetching}
            onClick={() => void list.refetch()}
          />
        </chakra.div>
      </chakra.div>

      <OverlapNote overlaps={overlapsFrom(day, promotions)} />
      <LoadState error={list.error} isLoading={list.isPending} onRetry={() => void list.refetch()} />

      {list.data && (
        <Tabs.Root value={filter} onValueChange={({ value }) => setFilter(value as PromotionFilter)}>
          <Tabs.List aria-label={t('filter.label')}>
            {PROMOTION_FILTERS.map((value) => (
              <Tabs.Trigger key={value} value={value}>
                {t(`filter.${value}`)}{' '}
                <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                  {filtered(promotions, value).length}
                </chakra.span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {PROMOTION_FILTERS.map((value) => (
            <Tabs.Content key={value} value={value} pt="5">
              {value === filter && (
                <PromotionGrid promotions={filtered(promotions, value)} day={day} changes={changes} />
              )}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}

      {canWrite && (
        <PromotionDialogs
          ref={dialogs}
          promotions={promotions}
          Preview={Preview}
          fallbackFocus={() => heading.current}
        />
      )}
    </chakra.div>
  );
}
