import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LuPencil } from 'react-icons/lu';
import type { AppointmentDetails } from '@garage/contracts/appointments';
import { Button, Link } from '../../../components/ui/elements.ts';
import { phoneHref } from '../../../components/garage/garage-context.tsx';
import { formatMoment, writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { documentPath, documentsQuery } from '../api/plan-queries.ts';
import { vehicleInWords, workInWords } from '../in-words.ts';
import { AssigneeChoice } from './assignee-choice.tsx';

interface AppointmentFactsProps {
  appointment: AppointmentDetails;
  /** Absent for people who may only look. */
  onCorrect?: () => void;
}

/** Who comes with what, and what is wanted; who of the staff looks after it. */
export function AppointmentFacts({ appointment, onCorrect }: AppointmentFactsProps) {
  const { t } = useTranslation(['appointments', 'staffForm']);
  const {
    id,
    bookingId,
    phone,
    email,
    vehicleYear,
    otherText,
    notes,
    earlierIfPossible,
    language,
    recipientConfirmed,
    assignee,
    kept,
  } = appointment;
  const documents = useQuery(documentsQuery(id)).data ?? [];
  const vehicle = [vehicleInWords(appointment), vehicleYear].filter(Boolean).join(', ');
  return (
    <chakra.div display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.dl
        width="full"
        display="grid"
        columnGap="5"
        rowGap="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
      >
        <Fact label={t('fact.work')}>
          {workInWords(appointment)}
          {otherText && <chakra.span display="block">{otherText}</chakra.span>}
        </Fact>
        <Fact label={t('fact.phone')}>
          <Link href={phoneHref(phone)}>{phone}</Link>
        </Fact>
        {email && (
          <Fact label={t('fact.email')}>
            <Link href={`mailto:${email}`}>{email}</Link>
            {recipientConfirmed && ` (${t('recipient.confirmed')})`}
          </Fact>
        )}
        {/* Who calls back wants to know in which language. */}
        {language !== 'de' && <Fact label={t('fact.language')}>{t(`staffForm:languages.${language}`)}</Fact>}
        {vehicle && <Fact label={t('fact.vehicle')}>{vehicle}</Fact>}
        {notes && <Fact label={t('fact.notes')}>{notes}</Fact>}
        {earlierIfPossible && <Fact label={t('fact.wish')}>{t('row.earlier')}</Fact>}
        {kept && (
          <Fact label={t('fact.kept')}>
            {t('kept', { day: writtenDay(kept.date), time: kept.startTime, until: formatMoment(kept.until) })}
          </Fact>
        )}
        {documents.length > 0 && (
          <Fact label={t('fact.documents')}>
            {documents.map((document) => (
              <chakra.span key={document.id} display="block">
                <Link href={documentPath(id, document.id)} download>
                  {document.name}
                </Link>
              </chakra.span>
            ))}
          </Fact>
        )}
        <Fact label={t('fact.bookingId')}>{bookingId}</Fact>
        {onCorrect ? (
          <Fact label={t('field.assignee')}>
            <AssigneeChoice appointment={appointment} />
          </Fact>
        ) : (
          assignee && <Fact label={t('field.assignee')}>{assignee.name}</Fact>
        )}
      </chakra.dl>
      {onCorrect && (
        <Button variant="outline" size="sm" minH="11" aria-haspopup="dialog" onClick={onCorrect}>
          <LuPencil aria-hidden />
          {t('correct.open')}
        </Button>
      )}
    </chakra.div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted" textStyle="sm" pt={{ sm: '0.5' }}>
        {label}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.dd>
    </>
  );
}
