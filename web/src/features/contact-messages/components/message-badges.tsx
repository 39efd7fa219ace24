import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import type { MessageView } from '../message-view.ts';

/** What is special about a message: unread, suspicious, or not on the server. */
export function MessageBadges({ message }: { message: MessageView }) {
  const { t } = useTranslation('contactMessages');
  const { isRead, isLocal, spamReason, assignedTo, answeredAt } = message;
  if (isRead && !isLocal && !spamReason && !assignedTo && !answeredAt) return null;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
      {!isRead && <Badge tone="brand">{t('message.unread')}</Badge>}
      {spamReason && (
        <Badge tone="warning" title={t(`spam.${spamReason}`)}>
          {t('message.spam')}
        </Badge>
      )}
      {answeredAt && <Badge>{t('message.answered')}</Badge>}
      {assignedTo && (
        <Badge>
          <chakra.span srOnly>{t('handling.assignedTo')}: </chakra.span>
          {assignedTo.name}
        </Badge>
      )}
      {isLocal && <Badge tone="info">{t('message.local')}</Badge>}
    </chakra.span>
  );
}
