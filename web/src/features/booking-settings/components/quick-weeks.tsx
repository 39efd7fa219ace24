import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuPencil, LuTrash2 } from 'react-icons/lu';
import type { QuickWeek } from '@garage/contracts/booking-settings';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { quickWeeksQuery, serviceTypesQuery, useQuickWeekChanges } from '../api/booking-settings-queries.ts';
import { dayRange } from '../day-range.ts';
import { DayRow } from './day-row.tsx';
import { QuickWeekFields } from './quick-week-fields.tsx';

/** Weeks in which one short work has places of its own, such as those of the wheel change. */
export function QuickWeeks({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  const weeks = useQuery(quickWeeksQuery);
  const services = useQuery(serviceTypesQuery);
  const { remove } = useQuickWeekChanges();
  const tellFailure = useFailureToast();
  const [edited, setEdited] = useState<QuickWeek | null>(null);

  const removeWeek = async ({ id }: QuickWeek) => {
    try {
      await remove.mutateAsync(id);
      if (edited?.id === id) setEdited(null);
      showToast({ title: t('quick.removed') });
    } catch (error) {
      tellFailure(error, t('saveFailed'));
    }
  };
  const nameOf = ({ serviceTypeId }: QuickWeek) =>
    services.data?.find(({ id }) => id === serviceTypeId)?.name.de ?? t('quick.gone');

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {canWrite && <QuickWeekFields key={edited?.id ?? 'new'} week={edited} onDone={() => setEdited(null)} />}
      <FormSection title={t('quick.listTitle')} hint={t('quick.listHint')}>
        <Loaded query={weeks} failed={t('quick.failed')}>
          {(list) =>
            list.length === 0 ? (
              <chakra.p color="fg.muted">{t('quick.none')}</chakra.p>
            ) : (
              <chakra.ul listStyleType="none">
                {list.map((week) => (
                  <WeekRow
                    key={week.id}
                    week={week}
                    service={nameOf(week)}
                    isBusy={remove.isPending}
                    {...(canWrite && {
                      onEdit: () => setEdited(week),
                      onRemove: () => void removeWeek(week),
                    })}
                  />
                ))}
              </chakra.ul>
            )
          }
        </Loaded>
      </FormSection>
    </chakra.div>
  );
}

interface WeekRowProps {
  week: QuickWeek;
  service: string;
  isBusy: boolean;
  onEdit?: () => void;
  onRemove?: () => void;
}

function WeekRow({ week, service, isBusy, onEdit, onRemove }: WeekRowProps) {
  const { t } = useTranslation('bookingSettings');
  const { from, to, startTime, endTime, minutes, capacity } = week;
  const days = dayRange(from, to);
  return (
    <DayRow
      days={days}
      actions={
        <>
          {onEdit && (
            <IconButton
              icon={LuPencil}
              label={t('quick.edit', { days })}
              disabled={isBusy}
              onClick={onEdit}
            />
          )}
          {onRemove && (
            <IconButton
              icon={LuTrash2}
              label={t('quick.remove', { days })}
              disabled={isBusy}
              onClick={onRemove}
            />
          )}
        </>
      }
    >
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {service}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('quick.places', { startTime, endTime, minutes, capacity })}
      </chakra.p>
    </DayRow>
  );
}
