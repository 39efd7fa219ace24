import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/ui/badge.tsx';
import type { MessageView } from '../message-view.ts';

/** What is special about a message: unread, suspicious, or not on the server. */
export function MessageBadges({ message }: { message: MessageView }) {
  const { t } = useTranslation('contactMessages');
  const { isRead, isLocal, spamReason } = message;
  if (isRead && !isLocal && !spamReason) return null;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
      {!isRead && <Badge tone="brand">{t('message.unread')}</Badge>}
      {spamReason && (
        <Badge tone="warning" title={t(`spam.${spamReason}`)}>
          {t('message.spam')}
        </Badge>
      )}
      {isLocal && <Badge tone="info">{t('message.local')}</Badge>}
    </chakra.span>
  );
}
