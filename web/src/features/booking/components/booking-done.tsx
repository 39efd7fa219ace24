import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useHref } from 'react-router-dom';
import { appointmentPage, type BookingResponse, calendarFilePath } from '@garage/contracts/booking';
import { ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import { DocumentTransfer } from './document-transfer.tsx';

interface BookingDoneProps {
  booking: BookingResponse;
  /** Still to be sent. */
  documents: readonly File[];
  onAgain: () => void;
}

const STEPS = ['mail', 'confirm', 'remind'] as const;

/** The visit is booked: what, when, and what happens next. */
export default function BookingDone({ booking, documents, onAgain }: BookingDoneProps) {
  const { t } = useTranslation('booking');
  const { name, address } = useGarage();
  const dayName = useDayName();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);

  const { bookingId, token, status, appointmentDate, startTime } = booking;
  const page = useHref(appointmentPage(bookingId, token));
  const rows = [
    ['id', bookingId],
    ['when', t('when.slot', { day: dayName(appointmentDate), time: startTime })],
    ['status', t(`states.${status}`)],
    ['where', `${name}, ${address.street}, ${address.postalCode} ${address.city}`],
  ] as const;
  return (
    <chakra.section
      aria-labelledby="booking-done-title"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="fg.success"
      mx={{ base: '-5', sm: '0' }}
      p={{ base: '5', sm: '8', md: '12' }}
      maxWidth="4xl"
    >
      <chakra.div
        display="grid"
        placeItems="center"
        width="14"
        height="14"
        borderRadius="full"
        bg="bg.success"
        color="fg.success"
      >
        <Icon name="check" width="8" height="8" />
      </chakra.div>
      <Heading id="booking-done-title" ref={heading} tabIndex={-1} size="title" mt="5" outline="none">
        {t('done.title')}
      </Heading>
      <chakra.p mt="4" textStyle="lg" color="fg.muted" maxWidth="prose">
        {t('done.text')}
      </chakra.p>
      <chakra.dl mt="8">
        {rows.map(([key, value]) => (
          <chakra.div
            key={key}
            display="grid"
            gridTemplateColumns={{ sm: '12rem 1fr' }}
            gap="1"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.dt color="fg.muted">{t(`done.${key}`)}</chakra.dt>
            <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {documents.length > 0 && <DocumentTransfer booking={booking} documents={documents} />}
      <Heading asChild size="md" mt="8">
        <h3>{t('done.next.title')}</h3>
      </Heading>
      <chakra.ol mt="4" pl="5" listStyle="decimal" display="grid" gap="2" maxWidth="prose">
        {STEPS.map((step) => (
          <li key={step}>{t(`done.next.${step}`)}</li>
        ))}
      </chakra.ol>
      <chakra.div mt="8" display="flex" flexWrap="wrap" gap="3">
        {/* Answered by the server: what it shows is nobody else's. */}
        <ButtonLink href={page}>{t('done.open')}</ButtonLink>
        <ButtonLink href={calendarFilePath(bookingId, token)} download="termin.ics" variant="outline">
          <Icon name="calendar" />
          {t('done.calendar')}
        </ButtonLink>
        <ButtonLink asChild variant="ghost">
          <RouterLink to="/booking" onClick={onAgain}>
            {t('done.again')}
          </RouterLink>
        </ButtonLink>
      </chakra.div>
    </chakra.section>
  );
}
