import { setTimeout as sleep } from 'node:timers/promises';
import { contactRequest, sendMessage } from '../e2e/support/api-client.ts';

export interface Visitor {
  /** How many messages were taken. */
  taken: number;
  /** Milliseconds of the slowest answer. */
  longestWait: number;
  /** What was answered when a message was not taken. */
  refusals: string[];
  stop(): Promise<void>;
}

/** Somebody who sends messages, one after the other, with a pause between them. */
export function startVisitor(url: string, pauseMs: number): Visitor {
  const stopping = new AbortController();
  const visitor: Visitor = { taken: 0, longestWait: 0, refusals: [], stop: async () => {} };
  const writing = (async () => {
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const answer = await sendMessage(url, contactRequest()).then(
        async (response) => (response.ok ? null : `${response.status} ${await response.text()}`),
        (error: Error) => error.message,
      );
      visitor.longestWait = Math.max(visitor.longestWait, performance.now() - begun);
      if (answer === null) visitor.taken += 1;
      else visitor.refusals.push(answer);
      await sleep(pauseMs, null, { signal: stopping.signal }).catch(() => null);
    }
  })();
  visitor.stop = async () => {
    stopping.abort();
    await writing;
  };
  return visitor;
}
