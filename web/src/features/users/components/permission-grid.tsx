import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { allows, type GrantedPermission, type Permission } from '@garage/contracts/permissions';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AREAS, permissionsIn, rightOf, togglePermission } from '../permission-areas.ts';

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minWidth: '7rem',
    cursor: 'button',
    '& > input': { width: '1.25rem', height: '1.25rem', accentColor: 'var(--chakra-colors-brand-solid)' },
  },
});

interface PermissionGridProps {
  granted: readonly Permission[];
  /** What this person has, and so may give. */
  grantable: readonly GrantedPermission[];
  error: string | undefined;
  onChange: (granted: Permission[]) => void;
}

/** A line per area with the rights that there are in it: most often, may it be seen, may it be changed. */
export function PermissionGrid({ granted, grantable, error, onChange }: PermissionGridProps) {
  const { t } = useTranslation('users');
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={error ? errorId : undefined}>
      <chakra.legend fontWeight="semibold">{t('field.permissions')}</chakra.legend>
      {error && (
        <chakra.p id={errorId} role="alert" mt="1.5" textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
      <chakra.div mt="1.5" borderTopWidth="1px" borderColor="border.muted">
        {AREAS.map((area) => (
          <chakra.fieldset
            key={area}
            aria-label={t(`area.${area}`)}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="4"
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <chakra.span flex={{ base: '1 1 100%', sm: '1 1 10rem' }} pt={{ base: '3', sm: '0' }} aria-hidden>
              {t(`area.${area}`)}
            </chakra.span>
            {permissionsIn(area).map((permission) => (
              <Choice key={permission}>
                <input
                  type="checkbox"
                  disabled={!allows(grantable, permission)}
                  checked={granted.includes(permission)}
                  onChange={() => onChange(togglePermission(granted, permission))}
                />
                {t(`right.${rightOf(permission)}`)}
              </Choice>
            ))}
          </chakra.fieldset>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
