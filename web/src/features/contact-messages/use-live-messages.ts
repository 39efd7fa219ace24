import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { countsQuery, LISTS_KEY } from './api/messages-query.ts';
import { applyEvent } from './live-messages.ts';

/** Short after a restart of the service, patient during a longer absence. */
const REOPEN_MS = [2000, 5000, 15_000, 60_000];

/**
 * Follows new and changed messages while the panel is open. The browser reconnects by itself after a lost
 * connection, but not after a refusal, such as the gateway's while the service restarts: then this does.
 * What came before the stream stood, at first or again, is fetched once it does. Trying does not prolong the
 * session.
 */
export function useLiveMessages(enabled: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!enabled || typeof EventSource === 'undefined') return undefined;
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    const open = () => {
      source = new EventSource(`${CONTACT_MESSAGES_PATH}/events`);
      source.addEventListener('error', () => {
        failures += 1;
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, REOPEN_MS[Math.min(failures, REOPEN_MS.length) - 1]);
      });
      source.addEventListener('open', () => {
        failures = 0;
        for (const queryKey of [countsQuery.queryKey, LISTS_KEY]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      });
      source.addEventListener('contact-messages', ({ data }: MessageEvent<string>) =>
        applyEvent(queryClient, JSON.parse(data) as ContactMessagesEvent),
      );
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [enabled, queryClient]);
}
