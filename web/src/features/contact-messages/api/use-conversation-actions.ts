import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoteResponse, ReplyRequest, ReplyResponse } from '@garage/contracts/contact-conversation';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { MAILS_PATH, type ResendMailResponse } from '@garage/contracts/mails';
import { adminClient } from '../../../lib/admin-client.ts';
import { messagePath } from './message-path.ts';
import { countsQuery } from './messages-query.ts';

/** Answers, notes and repeated sending for one message; each brings its conversation up to date. */
export function useConversationActions(id: string) {
  const queryClient = useQueryClient();
  const path = messagePath(id);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [path] }),
      queryClient.invalidateQueries({ queryKey: countsQuery.queryKey }),
    ]);

  return {
    reply: useMutation({
      mutationFn: ({ reply, key }: { reply: ReplyRequest; key: string }) =>
        adminClient.send<ReplyResponse>('POST', `${path}/replies`, reply, { [IDEMPOTENCY_KEY_HEADER]: key }),
      onSuccess: refresh,
    }),
    addNote: useMutation({
      mutationFn: (text: string) => adminClient.send<NoteResponse>('POST', `${path}/notes`, { text }),
      // Twice the same remark would be worse than pressing the button again.
      retry: false,
      onSuccess: refresh,
    }),
    deleteNote: useMutation({
      mutationFn: (noteId: number) => adminClient.send('DELETE', `${path}/notes/${noteId}`),
      onSuccess: refresh,
    }),
    resend: useMutation({
      mutationFn: (mailId: number) =>
        adminClient.send<ResendMailResponse>('POST', `${MAILS_PATH}/${mailId}/resend`),
      onSuccess: refresh,
    }),
  };
}
