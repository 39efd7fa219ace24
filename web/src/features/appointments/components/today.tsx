import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { RowList } from '../../../components/ui/row-list.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { todayQuery } from '../api/today-queries.ts';
import { shortDay } from '../plan-days.ts';
import { type OpenQuestions, TODAY_GROUPS, todayGroups } from '../today-groups.ts';
import { useAppointmentActions } from '../use-appointment-actions.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { FreeDays } from './free-days.tsx';
import { type OtherTime, TimeDialog } from './time-dialog.tsx';

interface TodayProps {
  canWrite: boolean;
  /** What customers are asked about extra work; empty for who does not see jobs. */
  questions: OpenQuestions;
  /** The way to the plan. */
  action: ReactNode;
}

/** The workshop's day: who must be called, who comes, which cars stand here, and how much room the week has. */
export function Today({ canWrite, questions, action }: TodayProps) {
  const { t } = useTranslation('appointments');
  const today = useQuery(todayQuery);
  const actions = useAppointmentActions();
  const [openId, setOpenId] = useState<number | null>(null);
  const [moved, setMoved] = useState<OtherTime | null>(null);
  const row = {
    onOpen: setOpenId,
    isBusy: actions.isBusy,
    ...(canWrite && { onConfirm: ({ id }: PlannedAppointment) => void actions.goOn(id, 'confirmed') }),
  };
  return (
    <chakra.section
      aria-labelledby="workshop-today"
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h2" size="md" id="workshop-today" me="auto">
          {t('today.title')}
        </Heading>
        {action}
      </chakra.div>
      <Loaded query={today} failed={t('failed')}>
        {(day) => {
          const groups = todayGroups(day, questions);
          return (
            <chakra.div
              display="grid"
              gap={{ base: '6', lg: '10' }}
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' }}
            >
              <chakra.div display="grid" gap="6" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
                {TODAY_GROUPS.filter((group) => group === 'coming' || groups[group].length > 0).map(
                  (group) => (
                    <chakra.section key={group} aria-labelledby={`today-${group}`}>
                      <Heading as="h3" size="sm" id={`today-${group}`} mb="2">
                        {t(`today.${group}`, { count: groups[group].length })}
                      </Heading>
                      {groups[group].length > 0 && (
                        <RowList
                          borderTopWidth="3px"
                          borderTopColor={group === 'calls' ? 'brand.solid' : undefined}
                        >
                          {groups[group].map((appointment) => (
                            <AppointmentRow
                              key={appointment.id}
                              appointment={appointment}
                              {...(appointment.date !== day.date && { day: shortDay(appointment.date) })}
                              hasPhone={group === 'calls'}
                              question={questions.get(appointment.id)}
                              {...row}
                            />
                          ))}
                        </RowList>
                      )}
                    </chakra.section>
                  ),
                )}
              </chakra.div>
              <FreeDays days={day.days} />
            </chakra.div>
          );
        }}
      </Loaded>
      {openId !== null && (
        <AppointmentDialog
          key={openId}
          id={openId}
          canWrite={canWrite}
          onOpen={setOpenId}
          onOtherTime={setMoved}
          onClose={() => setOpenId(null)}
        />
      )}
      {moved && <TimeDialog wanted={moved} onClose={() => setMoved(null)} />}
    </chakra.section>
  );
}
