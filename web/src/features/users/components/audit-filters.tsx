import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS, type AuditAction } from '@garage/contracts/audit';
import { isCalendarDate } from '@garage/contracts/calendar-day';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type AuditFilter, usersQuery } from '../api/users-queries.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** By person, by action, by day. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('users');
  const { data: users } = useQuery(usersQuery);
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <FormField label={t('audit.filter.user')} error={undefined}>
        {(control) => (
          <SelectInput
            {...control}
            value={filter.user ?? ''}
            onChange={({ target }) => onChange({ ...filter, user: Number(target.value) || null })}
          >
            <option value="">{t('audit.filter.everybody')}</option>
            {users?.map((user) => (
              <option key={user.id} value={user.id}>
                {user.username}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField label={t('audit.filter.action')} error={undefined}>
        {(control) => (
          <SelectInput
            {...control}
            value={filter.action ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, action: target.value === '' ? null : (target.value as AuditAction) })
            }
          >
            <option value="">{t('audit.filter.everything')}</option>
            {AUDIT_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {t(`audit.kind.${action}`)}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      {(['from', 'to'] as const).map((edge) => (
        <chakra.div key={edge} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <FormField label={t(`audit.filter.${edge}`)} error={undefined}>
            {(control) => (
              <DateInput
                {...control}
                label={t(`audit.filter.${edge}`)}
                min="2020-01-01"
                max="2099-12-31"
                isOptional
                value={filter[edge]}
                onChange={(day) => {
                  if (day === '' || isCalendarDate(day)) onChange({ ...filter, [edge]: day });
                }}
              />
            )}
          </FormField>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
