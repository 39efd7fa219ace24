import { chakra } from '@chakra-ui/react/styled-system';
import { RETENTION_KINDS, type RetentionPreviewResponse } from '@garage/contracts/retention';
import { formatMoment, writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ExpiringList } from './expiring-list.tsx';

/** What the coming night would delete: how much of each kind, and which requests. */
export function RetentionPreview({ preview }: { preview: RetentionPreviewResponse }) {
  const { t } = useTranslation('settings');
  const { at, counts, messages, documents, appointments, inspectionReminders } = preview;
  return (
    <chakra.div display="grid" gap="4">
      <p>{t('preview.at', { time: formatMoment(at) })}</p>
      <chakra.dl display="grid" gridTemplateColumns="1fr auto" rowGap="2" columnGap="4">
        {RETENTION_KINDS.map((kind) => (
          <chakra.div key={kind} display="contents">
            <dt>{t(`kind.${kind}`)}</dt>
            <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums" textAlign="end">
              {counts[kind]}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <ExpiringList
        title={t('preview.list', { count: messages.length })}
        items={messages.map(({ id, createdAt, isAnswered, isRead, isSpam }) => (
          <chakra.li key={id} py="1">
            {t('preview.message', { id, time: formatMoment(createdAt) })}{' '}
            {t(`preview.${isSpam ? 'spam' : isAnswered ? 'answered' : isRead ? 'read' : 'unread'}`)}
          </chakra.li>
        ))}
      />
      <ExpiringList
        title={t('preview.documents', { count: documents.length })}
        items={documents.map(({ id, bookingId, endDate, bytes }) => (
          <chakra.li key={id} py="1">
            {t('preview.document', {
              bookingId,
              day: writtenDay(endDate),
              kilobytes: Math.ceil(bytes / 1024),
            })}
          </chakra.li>
        ))}
      />
      <ExpiringList
        title={t('preview.appointments', { count: appointments.length })}
        items={appointments.map(({ id, bookingId, endDate, documents: count }) => (
          <chakra.li key={id} py="1">
            {t('preview.appointment', { bookingId, day: writtenDay(endDate), count })}
          </chakra.li>
        ))}
      />
      <ExpiringList
        title={t('preview.reminders', { count: inspectionReminders.length })}
        items={inspectionReminders.map(({ id, endedAt }) => (
          <chakra.li key={id} py="1">
            {t('preview.reminder', { id, time: formatMoment(endedAt) })}
          </chakra.li>
        ))}
      />
    </chakra.div>
  );
}
