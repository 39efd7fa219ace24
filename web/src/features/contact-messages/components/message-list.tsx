import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Button } from '../../../components/ui/elements.ts';
import type { MessageView } from '../message-view.ts';
import { useNow } from '../use-now.ts';
import { MessageCard, type MessageCardProps } from './message-card.tsx';

/** A browser draws hundreds of cards slowly; nobody reads more than these at once. */
const STEP = 50;

type MessageListProps = Omit<MessageCardProps, 'message' | 'now'> & { messages: MessageView[] };

export function MessageList({ messages, ...handlers }: MessageListProps) {
  const { t } = useTranslation('contactMessages');
  const now = useNow();
  const [shown, setShown] = useState(STEP);
  const hidden = messages.length - shown;

  if (messages.length === 0) {
    return (
      <chakra.p py="16" textAlign="center" color="fg.muted">
        {t('empty')}
      </chakra.p>
    );
  }
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="2.5">
        {messages.slice(0, shown).map((message) => (
          <li key={message.id}>
            <MessageCard message={message} now={now} {...handlers} />
          </li>
        ))}
      </chakra.ul>
      {hidden > 0 && (
        <Button variant="outline" mt="5" width="full" onClick={() => setShown(shown + STEP)}>
          {t('more', { count: Math.min(hidden, STEP) })}
        </Button>
      )}
    </>
  );
}
