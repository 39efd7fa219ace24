import type { Promotion } from '@garage/contracts/promotions';

export const PROMOTION_FILTERS = ['all', 'active', 'inactive'] as const;
export type PromotionFilter = (typeof PROMOTION_FILTERS)[number];

const PASSES: Record<PromotionFilter, (promotion: Promotion) => boolean> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  inactive: ({ isActive }) => !isActive,
};

export function filtered(promotions: readonly Promotion[], filter: PromotionFilter): Promotion[] {
  return promotions.filter(PASSES[filter]);
}

export type PromotionState = 'running' | 'planned' | 'over' | 'inactive';

/** What visitors have of it on that day. */
export function stateOn(day: string, promotion: Promotion): PromotionState {
  if (!promotion.isActive) return 'inactive';
  if (promotion.ignoreDates) return 'running';
  if (day < promotion.startDate) return 'planned';
  return day > promotion.endDate ? 'over' : 'running';
}

export interface Overlap {
  first: Promotion;
  second: Promotion;
  /** Null without a limit. */
  from: string | null;
  to: string | null;
}

/** Pairs of active promotions that visitors would have at the same time, from that day on. */
export function overlapsFrom(day: string, promotions: readonly Promotion[]): Overlap[] {
  const active = promotions.filter((promotion) => promotion.isActive && stateOn(day, promotion) !== 'over');
  return active.flatMap((first, index) =>
    active.slice(index + 1).flatMap((second) => {
      const dated = [first, second].filter(({ ignoreDates }) => !ignoreDates);
      const from =
        dated
          .map(({ startDate }) => startDate)
          .sort()
          .at(-1) ?? null;
      const to = dated.map(({ endDate }) => endDate).sort()[0] ?? null;
      return from !== null && to !== null && from > to ? [] : [{ first, second, from, to }];
    }),
  );
}
