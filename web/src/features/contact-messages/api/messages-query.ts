import { queryOptions } from '@tanstack/react-query';
import { CONTACT_MESSAGES_PATH, type ContactMessagesResponse } from '@garage/contracts/contact';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';
import { readLocalState, writeReadIds } from '../local-messages.ts';
import { reconcileReadIds } from '../read-ids.ts';
import { isBeingSent, sendReadState } from './send-read-state.ts';

const RETRIES = 2;
const RETRY_DELAY_MS = 1000;

/** The contact requests on the server. Each answer also brings this browser's read marks in line. */
export const messagesQuery = queryOptions({
  queryKey: [CONTACT_MESSAGES_PATH],
  queryFn: async ({ signal }) => {
    const answer = await adminClient.get<ContactMessagesResponse>(CONTACT_MESSAGES_PATH, signal);
    catchUpReadMarks(answer);
    return answer;
  },
  retry: (failures, error) => failures < RETRIES && !hasStatus(error, 401, 403),
  retryDelay: RETRY_DELAY_MS,
});

function catchUpReadMarks({ messages }: ContactMessagesResponse): void {
  const { readIds, confirmedIds, unsent } = reconcileReadIds(messages, readLocalState());
  writeReadIds(readIds, confirmedIds);
  for (const id of unsent) {
    // The mark stays in this browser, so the next list tries again.
    if (!isBeingSent(id)) void sendReadState(id, true).catch(() => undefined);
  }
}
