import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Tile } from '../../../components/ui/tile.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { newestUnreadQuery } from '../api/messages-query.ts';
import { useLocalState } from '../local-messages.ts';
import { mergeMessages } from '../message-view.ts';
import { useMessageCounts } from '../use-contact-messages.ts';
import { useNow } from '../use-now.ts';
import { useServiceLabel } from '../use-service-label.ts';
import { MessageAge } from './message-date.tsx';

/** Enough to know what the morning brings. */
const NEWEST = 3;

/** How many requests wait to be read, as the server and this browser know it now, and the newest of them. */
export function UnreadOverview({ action }: { action: ReactNode }) {
  const { t } = useTranslation('contactMessages');
  const serviceLabel = useServiceLabel();
  const now = useNow();
  const counts = useMessageCounts();
  const { data, isPending } = useInfiniteQuery(newestUnreadQuery);
  const { messages: local, readIds } = useLocalState();
  const newest = mergeMessages(data?.pages.flatMap(({ messages }) => messages) ?? [], local, readIds)
    .filter(({ isRead }) => !isRead)
    .slice(0, NEWEST);

  return (
    <Tile
      title={t('overview.title')}
      value={counts?.unread}
      isUrgent={counts !== null && counts.unread > 0}
      action={action}
    >
      {newest.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2" mb="3">
          {newest.map(({ id, name, service, createdAt }) => (
            <li key={id}>
              <chakra.span display="block" color="fg" fontWeight="semibold" truncate>
                {name || t('message.noName')}
              </chakra.span>
              <chakra.span display="block" textStyle="sm" truncate>
                {serviceLabel(service)} · <MessageAge createdAt={createdAt} now={now} />
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
      )}
      <output>
        {counts ? t('overview.total', { count: counts.all }) : t(isPending ? 'loading' : 'overview.unknown')}
      </output>
    </Tile>
  );
}
