import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuContact, LuWrench } from 'react-icons/lu';
import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import type { AppointmentDetails } from '@garage/contracts/appointments';
import { JOB_STEPS } from '@garage/contracts/findings';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RecordButton } from '../../../components/records/record-link.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { appointmentQuery } from '../api/plan-queries.ts';
import { fullDay } from '../plan-days.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import { AppointmentNotes } from './appointment-notes.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { EarlierVisits } from './earlier-visits.tsx';
import { FreedTime } from './freed-time.tsx';
import { StateActions } from './state-actions.tsx';
import { StateBadge } from './state-badge.tsx';
import type { OtherTime } from './time-dialog.tsx';
import { UndoChange } from './undo-change.tsx';

interface AppointmentDialogProps {
  id: number;
  canWrite: boolean;
  /** Goes to another visit. */
  onOpen: (id: number) => void;
  onOtherTime: (wanted: OtherTime) => void;
  onClose: () => void;
}

/** Everything about an appointment, and what can be done with it now. */
export function AppointmentDialog({ id, canWrite, onOpen, onOtherTime, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation(['appointments', 'common']);
  const appointment = useQuery(appointmentQuery(id));
  const details = appointment.data;
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        holdsInput
        title={details ? details.name : t('details.title')}
        closeLabel={t('common:close')}
        footer={canWrite && details ? <StateActions appointment={details} /> : null}
      >
        <Loaded query={appointment} failed={t('details.failed')}>
          {(shown) => (
            <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
              {shown.recipientStopped && (
                <Note tone="warning" title={t('recipient.stopped')}>
                  {t('recipient.stoppedText')}
                </Note>
              )}
              <When appointment={shown} {...(canWrite && { onOtherTime })} />
              <chakra.div display="flex" flexWrap="wrap" gap="2" _empty={{ display: 'none' }}>
                {JOB_STEPS.some((state) => state === shown.status) && (
                  <RecordButton kind="job" id={shown.id}>
                    <LuWrench aria-hidden />
                    {t('details.job')}
                  </RecordButton>
                )}
                {shown.customerId !== null && (
                  <RecordButton kind="customer" id={shown.customerId}>
                    <LuContact aria-hidden />
                    {t('details.customer')}
                  </RecordButton>
                )}
              </chakra.div>
              {canWrite && <UndoChange key={shown.undoableUntil} appointment={shown} />}
              {shown.freed && <FreedTime freed={shown.freed} onOpen={onOpen} />}
              <AppointmentFacts
                appointment={shown}
                {...(canWrite && { onCorrect: () => setIsCorrecting(true) })}
              />
              <EarlierVisits appointment={shown} onOpen={onOpen} />
              <AppointmentNotes appointment={shown} canWrite={canWrite} />
              <AppointmentHistory events={shown.history} />
            </chakra.div>
          )}
        </Loaded>
      </Dialog>
      {isCorrecting && details && (
        <CorrectionDialog
          appointment={details}
          onOtherTime={onOtherTime}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  );
}

interface WhenProps {
  appointment: AppointmentDetails;
  onOtherTime?: (wanted: OtherTime) => void;
}

function When({ appointment, onOtherTime }: WhenProps) {
  const { t } = useTranslation('appointments');
  const { id, status, date, startTime, endDate, endTime, dropOff, proposal } = appointment;
  const other = (kind: OtherTime['kind']) => () => onOtherTime?.({ id, kind, date, time: '' });
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.p fontWeight="semibold" fontSize="lg" fontVariantNumeric="tabular-nums" me="auto">
          {fullDay(date)}, {t('details.from', { from: startTime, to: endTime })}
        </chakra.p>
        <StateBadge state={status} />
      </chakra.div>
      {dropOff && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('details.dropOff', { day: fullDay(endDate), time: endTime })}
        </chakra.p>
      )}
      {proposal && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('details.proposal', { day: fullDay(proposal.date), time: proposal.startTime })}
        </chakra.p>
      )}
      {onOtherTime && MOVABLE_STATES.includes(status) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" minH="11" onClick={other('move')}>
            {t('move.open')}
          </Button>
          <Button variant="outline" size="sm" minH="11" onClick={other('propose')}>
            {t('propose.open')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
