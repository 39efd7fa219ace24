import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import { calendarFilePath, type CustomerAppointment } from '@garage/contracts/booking';
import { Button, ButtonLink, Heading, Link } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { francs } from '../../../lib/francs.ts';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAppointmentStart, type AppointmentStart } from '../appointment-start.tsx';
import { ActionForm } from './action-form.tsx';
import { EarlierWish, KeptEarlierPlace } from './earlier-place.tsx';
import { MoveAppointment } from './move-appointment.tsx';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';
import { RecipientView } from './recipient-view.tsx';
import { ReminderView } from './reminder-view.tsx';
import { VisitSteps, VisitView } from './visit-view.tsx';

/**
 * One appointment for its customer. Opening it changes nothing; what changes something is a form with a
 * button, answered by the server, so it works without JavaScript. `hours` say when the garage is open.
 */
export function AppointmentView({ hours }: { hours: ReactNode }) {
  const start = useAppointmentStart();
  if (start && 'reminder' in start) return <ReminderView start={start} />;
  if (start && 'recipient' in start) return <RecipientView start={start} />;
  return (
    <chakra.div display="grid" gap="6" maxWidth="4xl">
      <Outcome outcome={start ? start.outcome : 'not-found'} />
      {start?.appointment && (
        <>
          <VisitSteps appointment={start.appointment} />
          <VisitView start={start} appointment={start.appointment} hours={hours} />
          <Details start={start} appointment={start.appointment} />
        </>
      )}
    </chakra.div>
  );
}

const DONE = new Set<AppointmentStart['outcome']>([
  'cancelled',
  'accepted',
  'moved',
  'recipient-confirmed',
  'answered',
  'wished',
  'unwished',
  'left',
]);

function Outcome({ outcome }: Pick<AppointmentStart, 'outcome'>) {
  const { t } = useTranslation('appointment');
  if (outcome === null) return null;
  const isDone = DONE.has(outcome);
  return (
    <Note tone={isDone ? 'success' : 'warning'} title={t(`outcome.${outcome}.title`)}>
      {t(`outcome.${outcome}.text`)} {!isDone && outcome !== 'taken' && <PhoneLink />}
    </Note>
  );
}

interface DetailsProps {
  start: AppointmentStart;
  appointment: CustomerAppointment;
}

function Details({ start, appointment }: DetailsProps) {
  const { t } = useTranslation('appointment');
  const { name, address } = useGarage();
  const dayName = useDayName();
  const { appointmentDate, startTime, endDate, dropOff, services, status, bookingId, reason, documents } =
    appointment;
  const begin = t('at', { day: dayName(appointmentDate), time: startTime });
  const rows: [string, string][] = [
    [t('status'), t(`states.${status}`)],
    [t('when'), dropOff ? t('bring', { begin }) : begin],
    ...(dropOff ? [[t('until'), dayName(endDate)] as [string, string]] : []),
    [t('services'), services.map((service) => service.name).join(', ')],
    [t('where'), `${name}, ${address.street}, ${address.postalCode} ${address.city}`],
    [t('id'), bookingId],
    ...(documents.length > 0
      ? [[t('documents'), documents.map((document) => document.name).join(', ')] as [string, string]]
      : []),
    ...(reason ? [[t('reason'), reason] as [string, string]] : []),
  ];
  return (
    <chakra.section
      aria-labelledby="appointment-title"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="brand.solid"
      mx={{ base: '-5', sm: '0' }}
      p={{ base: '5', sm: '8', md: '10' }}
    >
      <Heading id="appointment-title" size="lg">
        {begin}
      </Heading>
      {/* What waits for an answer comes before what is only to be read. */}
      <ConfirmRecipient start={start} appointment={appointment} />
      <KeptEarlierPlace start={start} appointment={appointment} />
      <Proposal start={start} appointment={appointment} />
      <chakra.dl mt="6">
        {rows.map(([key, value]) => (
          <chakra.div
            key={key}
            display="grid"
            gridTemplateColumns={{ sm: '12rem 1fr' }}
            gap="1"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.dt color="fg.muted">{key}</chakra.dt>
            <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {OCCUPYING_STATES.includes(status) && status !== 'completed' && (
        <ButtonLink
          href={calendarFilePath(bookingId, start.token)}
          download="termin.ics"
          variant="outline"
          mt="6"
        >
          <Icon name="calendar" />
          {t('calendar')}
        </ButtonLink>
      )}
      <MoveAppointment start={start} appointment={appointment} />
      <EarlierWish start={start} appointment={appointment} />
      <Cancel start={start} appointment={appointment} />
    </chakra.section>
  );
}

/** Anybody can book with anybody's address: one button says that it was the reader of the mails. */
function ConfirmRecipient({ start, appointment: { canConfirmRecipient } }: DetailsProps) {
  const { t } = useTranslation('appointment');
  if (!canConfirmRecipient) return null;
  return (
    <chakra.div
      data-screen-only=""
      mt="6"
      p="5"
      bg="bg.info"
      borderInlineStartWidth="4px"
      borderColor="fg.info"
    >
      <Heading asChild size="md">
        <h3>{t('recipient.confirmTitle')}</h3>
      </Heading>
      <chakra.p mt="2">{t('recipient.confirmText')}</chakra.p>
      <ActionForm start={start} action="confirm">
        <Button type="submit" mt="4">
          {t('recipient.confirm')}
        </Button>
      </ActionForm>
    </chakra.div>
  );
}

/** Another time that the garage suggests: taken by one button. */
function Proposal({ start, appointment: { proposal } }: DetailsProps) {
  const { t } = useTranslation('appointment');
  const dayName = useDayName();
  if (!proposal) return null;
  return (
    <chakra.div mt="6" p="5" bg="bg.info" borderInlineStartWidth="4px" borderColor="fg.info">
      <Heading asChild size="md">
        <h3>{t('proposal.title')}</h3>
      </Heading>
      <chakra.p mt="2" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('at', { day: dayName(proposal.date), time: proposal.startTime })}
      </chakra.p>
      {proposal.reason && <chakra.p mt="2">{proposal.reason}</chakra.p>}
      {proposal.isExpired ? (
        <chakra.p mt="2">
          {t('proposal.expired')} <PhoneLink />
        </chakra.p>
      ) : (
        <ActionForm start={start} action="accept" proposalId={proposal.id}>
          <Button type="submit" mt="4">
            {t('proposal.accept')}
          </Button>
        </ActionForm>
      )}
    </chakra.div>
  );
}

/** Asked back by what opens first; says what it may cost before the button that does it. */
function Cancel({ start, appointment: { canCancel, feeApplies } }: DetailsProps) {
  const { t, language } = useTranslation('appointment');
  const { lateCancellationFee: fee } = useGarage();
  if (!canCancel) return null;
  return (
    <chakra.details mt="6" pt="5" borderTopWidth="1px">
      <chakra.summary minH="11" py="2" fontWeight="semibold" cursor="button">
        {t('cancel.title')}
      </chakra.summary>
      <chakra.div mt="3">
        <Note tone={feeApplies ? 'warning' : 'info'} title={t('cancel.sure')}>
          {!feeApplies && t('cancel.free')}
          {feeApplies && (
            <>
              {fee === null ? t('cancel.fee') : t('cancel.feeAmount', { amount: francs(fee, language) })}{' '}
              <Link asChild>
                <RouterLink to="/terms">{t('cancel.terms')}</RouterLink>
              </Link>
            </>
          )}
        </Note>
        <ActionForm start={start} action="cancel">
          <Button type="submit" mt="4" variant="outline">
            {t('cancel.confirm')}
          </Button>
        </ActionForm>
      </chakra.div>
    </chakra.details>
  );
}
