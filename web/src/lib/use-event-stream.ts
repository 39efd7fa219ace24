import { useEffect } from 'react';

/** Short after a restart of the server, patient during a longer absence. */
const REOPEN_MS = [2000, 5000, 15_000, 60_000];

/** What somebody wants to hear of. */
export interface EventTopic {
  /** Of the events. */
  name: string;
  onEvent: (data: unknown) => void;
  /** The stream stands, at first or again: what came before has to be asked for. */
  onOpen: () => void;
}

/**
 * Follows a stream of server-sent events while it is wanted. The browser reconnects by itself after a lost
 * connection, but not after a refusal, such as the gateway's while a service restarts: then this does.
 *
 * @param topics kept as they are between renders; none for no stream
 */
export function useEventStream(path: string, topics: readonly EventTopic[]): void {
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
        for (const { onOpen } of topics) onOpen();
      });
      for (const { name, onEvent } of topics) {
        source.addEventListener(name, ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data)));
      }
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [path, topics]);
}
