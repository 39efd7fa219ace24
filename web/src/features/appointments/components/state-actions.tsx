import { zurichToday } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type AppointmentState, NEXT_STATES } from '@garage/contracts/appointment-states';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAppointmentActions } from '../use-appointment-actions.ts';

/** States that end a visit before it was one: they are asked about, and the customer reads why. */
const ASKED_STATES = ['declined', 'cancelled', 'no-show'] as const;
type AskedState = (typeof ASKED_STATES)[number];

/** What may follow; what ends the visit asks once more, and why. */
export function StateActions({ appointment }: { appointment: PlannedAppointment }) {
  const { t } = useTranslation('appointments');
  const { isBusy, goOn } = useAppointmentActions();
  const [asked, setAsked] = useState<AskedState | null>(null);
  const [reason, setReason] = useState('');
  // Nobody can have missed what is still to come.
  const next = NEXT_STATES[appointment.status].filter(
    (state) => state !== 'no-show' || appointment.date <= zurichToday(),
  );

  if (asked && next.includes(asked)) {
    return (
      <chakra.div display="grid" gap="3" flex="1 1 100%">
        <FormField label={t(`ask.${asked}`)} hint={t('fieldHint.reason')} error={undefined}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              maxLength={BOOKING_LIMITS.reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
          <Button variant="outline" onClick={() => setAsked(null)}>
            {t('cancel')}
          </Button>
          <Button disabled={isBusy} onClick={() => void goOn(appointment.id, asked, reason)}>
            {t(`action.${asked}`)}
          </Button>
        </chakra.div>
      </chakra.div>
    );
  }
  if (next.length === 0) {
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('details.ended')}
      </chakra.p>
    );
  }
  return (
    <>
      {[...next].reverse().map((state) =>
        isAsked(state) ? (
          <Button key={state} variant="outline" px="4" onClick={() => setAsked(state)}>
            {t(`action.${state}`)}
          </Button>
        ) : (
          <Button
            key={state}
            // What usually follows stands out.
            variant={state === next[0] ? 'solid' : 'outline'}
            px="5"
            ms="auto"
            flex={{ base: '1 1 100%', md: '0 0 auto' }}
            disabled={isBusy}
            onClick={() => void goOn(appointment.id, state)}
          >
            {t(`action.${state}`)}
          </Button>
        ),
      )}
    </>
  );
}

function isAsked(state: AppointmentState): state is AskedState {
  return ASKED_STATES.includes(state as AskedState);
}
