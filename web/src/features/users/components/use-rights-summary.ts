import { allows, type GrantedPermission } from '@garage/contracts/permissions';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AREAS, rightIn } from '../permission-areas.ts';

/** What a role allows, in words: one line per area, none for full access. */
export function useRightsSummary(): (permissions: readonly GrantedPermission[]) => string[] {
  const { t } = useTranslation('users');
  return (permissions) => {
    // The description of the role says it already.
    if (allows(permissions, '*')) return [];
    return AREAS.flatMap((area) => {
      const right = rightIn(permissions, area);
      if (!right) return [];
      return [[t(`area.${area}`), t(`right.${right}`)].join(': ')];
    });
  };
}
