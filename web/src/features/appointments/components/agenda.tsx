import { chakra } from '@chakra-ui/react/styled-system';
import type { PlannedAppointment, PlannedDay } from '@garage/contracts/workshop-plan';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { fullDay } from '../plan-days.ts';
import { AppointmentRow, type AppointmentRowProps } from './appointment-row.tsx';
import { RowList } from '../../../components/ui/row-list.tsx';
import { WorkloadBar } from './workload-bar.tsx';

type AgendaProps = Omit<AppointmentRowProps, 'appointment' | 'day'> & {
  days: readonly PlannedDay[];
  appointments: readonly PlannedAppointment[];
};

/** Day after day with its appointments; closed days without any are left out. */
export function Agenda({ days, appointments, ...row }: AgendaProps) {
  const { t } = useTranslation('appointments');
  const shown = days
    .map((day) => ({
      day,
      list: appointments.filter(({ date, endDate }) => date <= day.date && day.date <= endDate),
    }))
    .filter(({ day, list }) => list.length > 0 || day.closed === undefined);
  if (shown.length === 0) {
    return (
      <chakra.p py="12" textAlign="center" color="fg.muted">
        {t('empty')}
      </chakra.p>
    );
  }
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {shown.map(({ day, list }) => (
        <chakra.section key={day.date} aria-labelledby={`plan-${day.date}`}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" mb="2">
            <Heading as="h2" size="sm" id={`plan-${day.date}`} me="auto">
              {fullDay(day.date)}
            </Heading>
            <chakra.div width="8.5rem">
              <WorkloadBar day={day} />
            </chakra.div>
          </chakra.div>
          {list.length === 0 ? (
            <chakra.p textStyle="sm" color="fg.muted" pb="2" borderBottomWidth="1px">
              {t('emptyDay')}
            </chakra.p>
          ) : (
            <RowList>
              {list.map((appointment) => (
                <AppointmentRow key={appointment.id} appointment={appointment} {...row} />
              ))}
            </RowList>
          )}
        </chakra.section>
      ))}
    </chakra.div>
  );
}
