import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAnew, askAnewWhatIsUnderWay } from './ask-anew.ts';

/** Short after a restart of the server, patient during a longer absence. */
const REOPEN_MS = [2000, 5000, 15_000, 60_000];

/** What somebody wants to hear of. */
export interface EventTopic {
  /** Of the events. */
  name: string;
  /** Below these is what the events change. */
  queryKeys: readonly QueryKey[];
  /** Puts a change into what is shown. */
  onEvent: (data: unknown) => void;
}

/**
 * Follows a stream of server-sent events while it is wanted. The browser reconnects by itself after a lost
 * connection, but not after a refusal, such as the gateway's while a service restarts: then this does. What
 * came before the stream stands, at first or again, is asked for.
 *
 * @param topics kept as they are between renders; none for no stream
 */
export function useEventStream(path: string, topics: readonly EventTopic[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (topics.length === 0 || typeof EventSource === 'undefined') return undefined;
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    const open = () => {
      source = new EventSource(path);
      source.addEventListener('error', () => {
        failures += 1;
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, REOPEN_MS[Math.min(failures, REOPEN_MS.length) - 1]);
      });
      source.addEventListener('open', () => {
        failures = 0;
        for (const key of topics.flatMap(({ queryKeys }) => queryKeys)) askAnew(queryClient, key);
      });
      for (const { name, queryKeys, onEvent } of topics) {
        source.addEventListener(name, ({ data }: MessageEvent<string>) => {
          for (const key of queryKeys) askAnewWhatIsUnderWay(queryClient, key);
          onEvent(JSON.parse(data));
        });
      }
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [path, topics, queryClient]);
}
