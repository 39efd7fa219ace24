import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { conversationQuery } from '../api/conversation-query.ts';
import { isOnServer } from '../api/use-set-read.ts';
import { useLocalState } from '../local-messages.ts';
import { fromServer, type MessageView, withReadMark } from '../message-view.ts';
import { useMessageActions } from '../use-message-actions.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageDetails } from './message-details.tsx';

export interface MessageDialogsHandle {
  open: (message: MessageView) => void;
  askToDelete: (message: MessageView) => void;
  toggleRead: (message: MessageView) => void;
}

interface MessageDialogsProps {
  ref: Ref<MessageDialogsHandle>;
  messages: readonly MessageView[];
  canWrite: boolean;
  userId: number;
  /** Takes the focus when the card that had it is gone, deleted or moved to another sub-tab. */
  fallbackFocus: () => HTMLElement | null;
}

/**
 * The windows over the list. They live beside it, not in the cards: a message that is read leaves
 * the sub-tab "Ungelesen" while its window is still open.
 */
export function MessageDialogs({ ref, messages, canWrite, userId, fallbackFocus }: MessageDialogsProps) {
  const actions = useMessageActions();
  const { readIds } = useLocalState();
  const [details, setDetails] = useState<{ message: MessageView; open: boolean } | null>(null);
  const [deletion, setDeletion] = useState<{ message: MessageView; open: boolean } | null>(null);
  // A message that has left the list goes on in its window, as its conversation has it.
  const openedId = details && isOnServer(details.message) ? details.message.id : null;
  const { data: opened } = useQuery({ ...conversationQuery(openedId ?? ''), enabled: openedId !== null });
  const shown =
    details &&
    (messages.find(({ id }) => id === details.message.id) ??
      withReadMark(opened ? fromServer(opened.message) : details.message, readIds));
  const detailsOpener = useRef<Element | null>(null);
  const deletionOpener = useRef<Element | null>(null);

  const askToDelete = (message: MessageView) => {
    deletionOpener.current = document.activeElement;
    setDeletion({ message, open: true });
  };
  const toggleRead = (message: MessageView) => void actions.toggleRead(message);

  useImperativeHandle(ref, () => ({
    open(message) {
      detailsOpener.current = document.activeElement;
      setDetails({ message, open: true });
      if (canWrite) actions.markOpened(message);
    },
    askToDelete,
    toggleRead,
  }));

  const confirmDeletion = async (message: MessageView) => {
    const deleted = await actions.remove(message);
    setDeletion({ message, open: false });
    if (deleted) setDetails((current) => current && { ...current, open: false });
  };

  const focusAfter = (opener: Element | null) =>
    opener instanceof HTMLElement && opener.isConnected ? opener : fallbackFocus();

  return (
    <>
      {details && shown && (
        <MessageDetails
          key={details.message.id}
          message={shown}
          open={details.open}
          onClose={() => setDetails({ ...details, open: false })}
          finalFocus={() => focusAfter(detailsOpener.current)}
          canWrite={canWrite}
          userId={userId}
          {...(canWrite && { onToggleRead: toggleRead, onDelete: askToDelete })}
        />
      )}
      {deletion && (
        <DeleteMessageDialog
          message={deletion.message}
          open={deletion.open}
          isDeleting={actions.isDeleting}
          onConfirm={() => void confirmDeletion(deletion.message)}
          onClose={() => setDeletion({ ...deletion, open: false })}
          finalFocus={() => focusAfter(deletionOpener.current)}
        />
      )}
    </>
  );
}
