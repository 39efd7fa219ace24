import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { PlannedAppointment, AppointmentsResponse } from '@garage/contracts/workshop-plan';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { vehicleInWords, workInWords } from '../in-words.ts';
import { fullDay, shortDay } from '../plan-days.ts';
import { isPlanned } from '../plan-grid.ts';

const ON_PAPER = {
  '@media print': {
    'body > *:not([data-day-sheet])': { display: 'none !important' },
    'html, body': { background: 'white !important' },
    '@page': { size: 'A4 portrait', margin: '14mm' },
  },
};

const Cell = chakra('td', {
  base: { verticalAlign: 'top', py: '2', pe: '3', borderBottomWidth: '1px', borderColor: 'ink.700' },
});

/** A day on paper, for the workshop's wall. Nobody sees it on the screen; it is what is printed. */
export function DaySheet({ date, plan }: { date: string; plan: AppointmentsResponse }) {
  const { t } = useTranslation('appointments');
  const list = plan.appointments.filter((one) => isPlanned(one) && one.date <= date && date <= one.endDate);
  return (
    <Portal>
      <Global styles={ON_PAPER} />
      <chakra.section
        data-day-sheet=""
        lang="de"
        display="none"
        color="ink.950"
        textStyle="sm"
        css={{ '@media print': { display: 'block', colorScheme: 'light' } }}
      >
        <chakra.h1 fontFamily="heading" fontSize="2xl" fontWeight="bold">
          {t('sheet.title', { day: fullDay(date) })}
        </chakra.h1>
        {list.length === 0 ? (
          <chakra.p mt="4">{t('emptyDay')}</chakra.p>
        ) : (
          <chakra.table width="full" mt="4" borderCollapse="collapse" textAlign="start">
            <thead>
              <tr>
                {(['time', 'customer', 'vehicle', 'work', 'done'] as const).map((column) => (
                  <chakra.th key={column} scope="col" textAlign="start" pb="1" pe="3">
                    {t(`sheet.${column}`)}
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((appointment) => (
                <SheetRow key={appointment.id} appointment={appointment} date={date} />
              ))}
            </tbody>
          </chakra.table>
        )}
      </chakra.section>
    </Portal>
  );
}

function SheetRow({ appointment, date }: { appointment: PlannedAppointment; date: string }) {
  const { t } = useTranslation('appointments');
  const { startTime, endTime, dropOff, endDate, name, phone, otherText, notes, status } = appointment;
  const until = dropOff && endDate !== date ? `${shortDay(endDate)} ${endTime}` : endTime;
  return (
    <chakra.tr breakInside="avoid">
      <Cell whiteSpace="nowrap">
        {appointment.date === date ? startTime : t('sheet.stays')}–{until}
        {status === 'pending' && <chakra.span display="block">{t('state.pending')}</chakra.span>}
      </Cell>
      <Cell>
        <chakra.span display="block" fontWeight="bold">
          {name}
        </chakra.span>
        {phone}
      </Cell>
      <Cell>{vehicleInWords(appointment) || '–'}</Cell>
      <Cell>
        {workInWords(appointment)}
        {[otherText, notes].filter(Boolean).map((text) => (
          <chakra.span key={text} display="block">
            {text}
          </chakra.span>
        ))}
      </Cell>
      <Cell>
        <chakra.span display="inline-block" width="4" height="4" borderWidth="1.5px" borderColor="ink.950" />
      </Cell>
    </chakra.tr>
  );
}
