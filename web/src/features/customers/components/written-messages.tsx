import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { messagesQuery } from '../api/customer-queries.ts';
import { CardPart } from './card-part.tsx';
import { MoveButton } from './move-button.tsx';

/** What a customer has written, the newest first; each leads to its conversation. */
export function WrittenMessages({ id, canMove }: { id: number; canMove: boolean }) {
  const { t } = useTranslation('customers');
  const query = useInfiniteQuery(messagesQuery(id));
  const messages = query.data?.pages.flatMap((page) => page.messages);
  return (
    <CardPart title={t('messages.title')}>
      {!messages && (
        <LoadState error={query.error} text={t('messages.failed')} onRetry={() => void query.refetch()} />
      )}
      {messages?.length === 0 && <chakra.p color="fg.muted">{t('messages.none')}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {messages?.map((message) => (
          <chakra.li key={message.id} display="flex" gap="3">
            <chakra.div flex="1" minWidth="0">
              <RecordLink kind="message" id={message.id}>
                {formatMoment(message.createdAt)}
              </RecordLink>
              <chakra.p textStyle="sm" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
                {message.message}
              </chakra.p>
            </chakra.div>
            {canMove && (
              <MoveButton
                id={id}
                what={{ messageId: message.id }}
                label={t('move.message', { time: formatMoment(message.createdAt) })}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {query.hasNextPage && (
        <MoreButton
          query={query}
          label={t('messages.more')}
          failed={t('messages.failed')}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </CardPart>
  );
}
