import { chakra } from '@chakra-ui/react/styled-system';
import { RETENTION_KINDS, type RetentionPreviewResponse } from '@garage/contracts/retention';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** What the coming night would delete: how much of each kind, and which requests. */
export function RetentionPreview({ preview }: { preview: RetentionPreviewResponse }) {
  const { t } = useTranslation('settings');
  const { at, counts, messages } = preview;
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
      {messages.length > 0 && (
        <chakra.details>
          <chakra.summary cursor="pointer" minH="11" alignContent="center" fontWeight="semibold">
            {t('preview.list', { count: messages.length })}
          </chakra.summary>
          <chakra.ul ps="5">
            {messages.map(({ id, createdAt, isAnswered, isRead, isSpam }) => (
              <chakra.li key={id} py="1" textStyle="sm">
                {t('preview.message', { id, time: formatMoment(createdAt) })}{' '}
                {t(`preview.${isSpam ? 'spam' : isAnswered ? 'answered' : isRead ? 'read' : 'unread'}`)}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.details>
      )}
    </chakra.div>
  );
}
