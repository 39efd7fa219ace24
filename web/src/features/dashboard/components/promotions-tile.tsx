import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Tile } from '../../../components/ui/tile.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { promotionsQuery } from '../api/overview-queries.ts';
import { runningPromotions } from '../running-promotions.ts';

/** How many promotions are switched on, and which of them visitors see today. */
export function PromotionsTile({ now, action }: { now: Date; action: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { data: promotions, isPending } = useQuery(promotionsQuery);
  if (!promotions) {
    return (
      <Tile title={t('promotions.title')} action={action}>
        <output>{t(isPending ? 'loading' : 'unknown')}</output>
      </Tile>
    );
  }
  const active = promotions.filter(({ isActive }) => isActive).length;
  const running = runningPromotions(promotions, now);
  return (
    <Tile title={t('promotions.title')} value={active} action={action}>
      {active === 0 && t('promotions.none')}
      {active > 0 && running.length === 0 && t('promotions.noneToday')}
      {running.length > 0 &&
        t('promotions.runningToday', { names: running.map(({ name }) => name).join(', ') })}
    </Tile>
  );
}
