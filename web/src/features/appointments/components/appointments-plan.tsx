import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import type { AppointmentsResponse, PlannedAppointment, PlannedDay } from '@garage/contracts/workshop-plan';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { SearchField } from '../../../components/staff-form/search-field.tsx';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAddressed } from '../../../lib/use-addressed.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { planQuery } from '../api/plan-queries.ts';
import { fullDay, type PlanView, presentDay, rangeOf } from '../plan-days.ts';
import { useAppointmentActions } from '../use-appointment-actions.ts';
import { Agenda } from './agenda.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { CallDialog } from './call-dialog.tsx';
import { DaySheet } from './day-sheet.tsx';
import { FloodNotice } from './flood-notice.tsx';
import { PlanToolbar } from './plan-toolbar.tsx';
import { SearchResults } from './search-results.tsx';
import { type OtherTime, TimeDialog } from './time-dialog.tsx';
import { TimeGrid } from './time-grid.tsx';
import { WaitingList } from './waiting-list.tsx';

const WORKDAYS = 5;
/** As long as people pause between words. */
const SEARCH_PAUSE_MS = 300;
const WIDE = '(min-width: 48em)';

interface AppointmentsPlanProps {
  canWrite: boolean;
  /** Whoever looks at it. */
  userId: number;
}

/** The workshop's plan: what waits for an answer, who comes when, and how full the days are. */
export function AppointmentsPlan({ canWrite, userId }: AppointmentsPlanProps) {
  const { t } = useTranslation('appointments');
  // A telephone has no room for a week.
  const [view, setView] = useState<PlanView>(() => (window.matchMedia?.(WIDE).matches ? 'week' : 'list'));
  const [date, setDate] = useState(() => presentDay(view));
  const [openId, setOpenId] = useState<number | null>(null);
  useAddressed('appointment', setOpenId);
  const [moved, setMoved] = useState<OtherTime | null>(null);
  const [isCalling, setIsCalling] = useState(false);
  const [isMine, setIsMine] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const isSearch = wanted.length >= APPOINTMENTS_LIMITS.search.min;
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
  const inPlan = (appointments: readonly PlannedAppointment[]) =>
    isMine ? appointments.filter(({ assignee }) => assignee?.id === userId) : appointments;
  const period = view === 'day' ? fullDay(date) : t('period', { from: writtenDay(from), to: writtenDay(to) });

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        value={search}
        onChange={setSearch}
      />
      {isSearch ? (
        <SearchResults search={wanted} {...row} />
      ) : (
        <>
          <PlanToolbar
            view={view}
            date={date}
            onView={setView}
            onDate={setDate}
            isMine={isMine}
            onMine={setIsMine}
            {...(canWrite && { onCall: () => setIsCalling(true) })}
            {...(sheet.data && { onPrint: () => window.print() })}
          />
          <FloodNotice canWrite={canWrite} />
          <Loaded query={plan} failed={t('failed')}>
            {(shown) => (
              <>
                <WaitingList first={shown.waiting} total={shown.waitingTotal} {...row} />
                <chakra.section aria-label={period} aria-busy={plan.isPlaceholderData}>
                  {view === 'list' ? (
                    <Agenda days={shown.days} appointments={inPlan(shown.appointments)} {...row} />
                  ) : (
                    <TimeGrid
                      days={view === 'week' ? withoutClosedWeekend(shown) : shown.days}
                      appointments={inPlan(shown.appointments)}
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
        </>
      )}

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
