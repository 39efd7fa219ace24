import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuMail, LuMailOpen, LuTrash2 } from 'react-icons/lu';
import { Heading } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { messagePreview } from '../message-body.ts';
import type { MessageView } from '../message-view.ts';
import { useServiceLabel } from '../use-service-label.ts';
import { MessageBadges } from './message-badges.tsx';
import { MessageDate } from './message-date.tsx';

export interface MessageCardProps {
  message: MessageView;
  now: number;
  /** Absent for people who may only read. */
  onToggleRead?: (message: MessageView) => void;
  onDelete?: (message: MessageView) => void;
  onOpen: (message: MessageView) => void;
}

const PREVIEW_LENGTH = 220;

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1.5',
    ps: { base: '4', md: '5' },
    pe: '2',
    py: { base: '3', md: '4' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderInlineStartWidth: '3px',
    borderRadius: 'l2',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control' },
    '&[data-unread], &[data-unread]:hover': { borderInlineStartColor: 'brand.solid' },
  },
});

/** The name is the button; its area covers the card, so that a click anywhere opens the message. */
const OpenButton = chakra('button', {
  base: {
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'button',
    outline: 'none',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
    _focusVisible: {
      _after: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    },
  },
});

export function MessageCard({ message, now, onOpen, onToggleRead, onDelete }: MessageCardProps) {
  const { t } = useTranslation('contactMessages');
  const serviceLabel = useServiceLabel();
  const { isRead } = message;
  const name = message.name || t('message.noName');

  return (
    <Card data-unread={isRead ? undefined : ''} data-message-id={message.id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minWidth="0">
        <Heading
          as="h2"
          size="sm"
          fontFamily="body"
          letterSpacing="normal"
          fontWeight={isRead ? 'medium' : 'bold'}
        >
          <OpenButton type="button" aria-haspopup="dialog" onClick={() => onOpen(message)}>
            {name}
          </OpenButton>
        </Heading>
        <MessageBadges message={message} />
      </chakra.div>

      <chakra.div
        gridRow={{ base: '4', md: '1 / span 3' }}
        gridColumn={{ base: '1 / -1', md: '2' }}
        position="relative"
        display="flex"
        justifyContent="flex-end"
        alignSelf="center"
      >
        {onToggleRead && (
          <IconButton
            icon={isRead ? LuMail : LuMailOpen}
            label={t(isRead ? 'actions.markUnread' : 'actions.markRead')}
            onClick={() => onToggleRead(message)}
          />
        )}
        {onDelete && (
          <IconButton icon={LuTrash2} label={t('actions.delete')} onClick={() => onDelete(message)} />
        )}
      </chakra.div>

      <chakra.p gridColumn={{ base: '1 / -1', md: '1' }} textStyle="sm" color="fg.muted">
        <chakra.span display={{ base: 'block', md: 'inline' }}>{serviceLabel(message.service)}</chakra.span>
        <chakra.span display={{ base: 'none', md: 'inline' }} aria-hidden>
          {' · '}
        </chakra.span>
        <MessageDate createdAt={message.createdAt} now={now} />
      </chakra.p>
      <chakra.p
        gridColumn={{ base: '1 / -1', md: '1' }}
        textStyle="sm"
        overflowWrap="anywhere"
        css={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}
      >
        {messagePreview(message.message).slice(0, PREVIEW_LENGTH)}
      </chakra.p>
    </Card>
  );
}
