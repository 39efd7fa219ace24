import { addDays } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuChevronLeft, LuChevronRight, LuPhoneCall, LuPrinter } from 'react-icons/lu';
import type { PlannedAppointment, PlannedDay, AppointmentsResponse } from '@garage/contracts/appointments';
import { Loaded } from '../../../components/staff/loaded.tsx';
import { Button, Heading, Input } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { planQuery } from '../api/plan-queries.ts';
import { fullDay, PLAN_VIEWS, type PlanView, presentDay, rangeOf, stepOf } from '../plan-days.ts';
import { useAppointmentActions } from '../use-appointment-actions.ts';
import { Agenda } from './agenda.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { CallDialog } from './call-dialog.tsx';
import { DaySheet } from './day-sheet.tsx';
import { FloodNotice } from './flood-notice.tsx';
import { type OtherTime, TimeDialog } from './time-dialog.tsx';
import { TimeGrid } from './time-grid.tsx';
import { ViewSwitch } from './view-switch.tsx';

const WORKDAYS = 5;
const WIDE = '(min-width: 48em)';

/** The workshop's plan: what waits for an answer, who comes when, and how full the days are. */
export function AppointmentsPlan({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('appointments');
  // A telephone has no room for a week.
  const [view, setView] = useState<PlanView>(() => (window.matchMedia?.(WIDE).matches ? 'week' : 'list'));
  const [date, setDate] = useState(() => presentDay(view));
  const [openId, setOpenId] = useState<number | null>(null);
  const [moved, setMoved] = useState<OtherTime | null>(null);
  const [isCalling, setIsCalling] = useState(false);
  const actions = useAppointmentActions();
  const { from, to } = rangeOf(view, date);
  const plan = useQuery(planQuery(from, to));
  const sheet = useQuery(planQuery(date, date));
  const row = {
    onOpen: setOpenId,
    isBusy: actions.isBusy,
    ...(canWrite && {
      onConfirm: ({ id }: PlannedAppointment) => void actions.goOn(id, 'confirmed'),
    }),
  };
  const period = view === 'day' ? fullDay(date) : t('period', { from: writtenDay(from), to: writtenDay(to) });

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <ViewSwitch views={PLAN_VIEWS} view={view} onChange={setView} />
        <chakra.div display="flex" alignItems="center" gap="1">
          <IconButton
            icon={LuChevronLeft}
            label={t('back')}
            onClick={() => setDate(addDays(date, -stepOf(view)))}
          />
          <Button variant="outline" size="sm" minH="11" onClick={() => setDate(presentDay(view))}>
            {t('today')}
          </Button>
          <IconButton
            icon={LuChevronRight}
            label={t('forward')}
            onClick={() => setDate(addDays(date, stepOf(view)))}
          />
        </chakra.div>
        <Input
          type="date"
          aria-label={t('chooseDay')}
          value={date}
          width="auto"
          minH="11"
          px="3"
          onChange={({ target }) => {
            if (target.value !== '') setDate(target.value);
          }}
        />
        <chakra.div display="flex" gap="2" ms="auto" flex={{ base: '1 1 100%', md: '0 0 auto' }}>
          {canWrite && (
            <Button flex="1" px="4" aria-haspopup="dialog" onClick={() => setIsCalling(true)}>
              <LuPhoneCall aria-hidden strokeWidth={1.6} />
              {t('create')}
            </Button>
          )}
          <IconButton
            icon={LuPrinter}
            variant="outline"
            label={t('print', { day: fullDay(date) })}
            disabled={!sheet.data}
            onClick={() => window.print()}
          />
        </chakra.div>
      </chakra.div>

      <FloodNotice canWrite={canWrite} />
      <Loaded query={plan} failed={t('failed')}>
        {(shown) => (
          <>
            {shown.waiting.length > 0 && (
              <chakra.section aria-labelledby="plan-waiting">
                <Heading as="h2" size="sm" id="plan-waiting" mb="2">
                  {t('waiting', { count: shown.waiting.length })}
                </Heading>
                <chakra.ul
                  listStyleType="none"
                  bg="bg.panel"
                  borderTopWidth="3px"
                  borderTopColor="brand.solid"
                  borderBottomWidth="1px"
                  borderXWidth={{ md: '1px' }}
                  borderRadius={{ md: 'l2' }}
                  mx={{ base: '-4', md: '0' }}
                >
                  {shown.waiting.map((appointment) => (
                    <AppointmentRow key={appointment.id} withDay appointment={appointment} {...row} />
                  ))}
                </chakra.ul>
              </chakra.section>
            )}
            <chakra.section aria-label={period} aria-busy={plan.isPlaceholderData}>
              {view === 'list' ? (
                <Agenda days={shown.days} appointments={shown.appointments} {...row} />
              ) : (
                <TimeGrid
                  days={view === 'week' ? withoutClosedWeekend(shown) : shown.days}
                  appointments={shown.appointments}
                  onOpen={setOpenId}
                  {...(canWrite && {
                    onMove: (id: number, day: string, time: string) =>
                      setMoved({ id, kind: 'move', date: day, time }),
                  })}
                />
              )}
            </chakra.section>
          </>
        )}
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
      {isCalling && <CallDialog date={date} onClose={() => setIsCalling(false)} />}
      {sheet.data && <DaySheet date={date} plan={sheet.data} />}
    </chakra.div>
  );
}

/** Two empty columns would make the others narrow. */
function withoutClosedWeekend({ days, appointments }: AppointmentsResponse): PlannedDay[] {
  return days.filter(
    ({ date, closed }, index) =>
      index < WORKDAYS ||
      closed === undefined ||
      appointments.some((one) => one.date <= date && date <= one.endDate),
  );
}
