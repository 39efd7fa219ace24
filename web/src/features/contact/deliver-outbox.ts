import { sendContactMessage } from './api/send-contact-message.ts';
import { removeMessage, subscribeToOutbox, waitingMessages, type WaitingMessage } from './outbox-store.ts';

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 5 * 60_000;
const LOCK = 'contact-outbox';

export type Delivery = 'delivered' | 'rejected';

/**
 * Delivers saved messages: now, when the connection returns, when the page is looked at again, and by
 * a timer that waits longer each time. One tab at a time; the kept key makes a second arrival harmless.
 */
export function startOutboxDelivery(onDelivery: (delivery: Delivery) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running = false;
  let stopped = false;

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, ms);
  }

  function run(): void {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    void deliver();
  }

  async function deliver(): Promise<void> {
    let waitMs: number | null = null;
    try {
      waitMs = await exclusively(() => deliverAll(onDelivery));
    } finally {
      running = false;
      if (waitingMessages().length > 0) {
        failures += 1;
        const backoff = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
        schedule(Math.max(waitMs ?? 0, backoff));
      }
    }
  }

  const runFresh = () => {
    failures = 0;
    run();
  };
  const runWhenSeen = () => {
    if (document.visibilityState === 'visible') runFresh();
  };
  // A message that was just kept has failed a moment ago.
  const unsubscribe = subscribeToOutbox(() => {
    if (!running) schedule(FIRST_RETRY_MS);
  });

  window.addEventListener('online', runFresh);
  document.addEventListener('visibilitychange', runWhenSeen);
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', runFresh);
    document.removeEventListener('visibilitychange', runWhenSeen);
  };
}

/** Null when another tab is delivering. Pages on plain http have no locks; there the key must do. */
async function exclusively<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : null));
}

/** Sends one after the other; answers how long the server wants to be left alone. */
async function deliverAll(onDelivery: (delivery: Delivery) => void): Promise<number> {
  for (let next = waitingMessages()[0]; next; next = waitingMessages()[0]) {
    const outcome = await sendContactMessage(requestOf(next), next.idempotencyKey);
    if (outcome.kind === 'too-many') return (outcome.afterSeconds ?? 0) * 1000;
    if (outcome.kind === 'unreachable' || outcome.kind === 'failed') return 0;
    removeMessage(next.id, outcome.kind === 'sent' ? 'delivered' : 'rejected');
    onDelivery(outcome.kind === 'sent' ? 'delivered' : 'rejected');
  }
  return 0;
}

function requestOf(waiting: WaitingMessage) {
  const { name, email, phone, address, service, message, privacy, language, elapsedMs } = waiting;
  return { name, email, phone, address, service, message, privacy, language, elapsedMs };
}
