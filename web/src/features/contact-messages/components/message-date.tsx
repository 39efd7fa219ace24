import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { formatDateTime, relativeTime } from '../message-time.ts';

interface MessageDateProps {
  createdAt: string | null;
  now: number;
}

/** `20.11.2026, 09:05 · vor 5 Minuten` */
export function MessageDate({ createdAt, now }: MessageDateProps) {
  const { t } = useTranslation('contactMessages');
  const date = createdAt === null ? '' : formatDateTime(createdAt);
  if (createdAt === null || date === '') return <span>{t('message.noDate')}</span>;
  return (
    <time dateTime={createdAt}>
      <chakra.span whiteSpace="nowrap">{date}</chakra.span> <span aria-hidden>·</span>{' '}
      <chakra.span whiteSpace="nowrap">{relativeTime(createdAt, now) ?? t('message.justNow')}</chakra.span>
    </time>
  );
}

/** `vor 5 Minuten` */
export function MessageAge({ createdAt, now }: MessageDateProps) {
  const { t } = useTranslation('contactMessages');
  if (createdAt === null) return <span>{t('message.noDate')}</span>;
  return <time dateTime={createdAt}>{relativeTime(createdAt, now) ?? t('message.justNow')}</time>;
}
