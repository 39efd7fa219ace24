import { allows, type GrantedPermission } from '@garage/contracts/permissions';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AREAS, rightsIn } from '../permission-areas.ts';

/** What a role allows, in words: one line per area, none for full access. */
export function useRightsSummary(): (permissions: readonly GrantedPermission[]) => string[] {
  const { t } = useTranslation('users');
  return (permissions) => {
    // The description of the role says it already.
    if (allows(permissions, '*')) return [];
    return AREAS.flatMap((area) => {
      const rights = rightsIn(permissions, area).map((right) => t(`right.${right}`));
      return rights.length > 0 ? [[t(`area.${area}`), rights.join(', ')].join(': ')] : [];
    });
  };
}
