/** What counts as a sign of the person; scroll is caught on its way down because it does not bubble. */
const ACTIVITY_EVENTS = ['click', 'keydown', 'touchstart', 'mousedown', 'scroll'] as const;
const TICK_MS = 1000;

export interface IdleTimerOptions {
  timeoutMs: number;
  /** Shared by all tabs, so that activity in one keeps the others signed in. */
  readLastActivity: () => number | null;
  writeLastActivity: (at: number) => void;
  /** When the session ends however busy it is, by the clock of this computer; null while that is not known. */
  getLimit: () => number | null;
  onActivity: () => void;
  onExpire: () => void;
}

/**
 * Counts down to the automatic sign-out. It compares clock times instead of counting ticks, so a
 * laptop that slept or a throttled background tab comes back with the right answer.
 */
export class IdleTimer {
  readonly #options: IdleTimerOptions;
  readonly #listeners = new Set<() => void>();
  #interval: ReturnType<typeof setInterval> | undefined;
  #lastActivity = 0;
  #writtenAt = 0;
  #remainingSeconds: number;

  constructor(options: IdleTimerOptions) {
    this.#options = options;
    this.#remainingSeconds = Math.ceil(options.timeoutMs / 1000);
  }

  get running(): boolean {
    return this.#interval !== undefined;
  }

  start(): void {
    if (this.running) return;
    this.#lastActivity = 0;
    this.#writtenAt = 0;
    this.#interval = setInterval(this.#tick, TICK_MS);
    for (const event of ACTIVITY_EVENTS) {
      document.addEventListener(event, this.touch, { capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    this.#reset(Date.now());
  }

  stop(): void {
    clearInterval(this.#interval);
    this.#interval = undefined;
    for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, this.touch, { capture: true });
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
  }

  /** Whether the session still runs by the clock; ends it when it does not. */
  check(): boolean {
    return this.running && !this.#expired();
  }

  /** A sign of the person: starts the countdown again, unless it has run out unnoticed. */
  readonly touch = (): void => {
    if (!this.check()) return;
    this.#reset(Date.now());
    this.#options.onActivity();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getRemainingSeconds = (): number => this.#remainingSeconds;

  /** Whether what is left cannot be made longer any more. */
  readonly isAtLimit = (): boolean => this.#msToLimit() < this.#msToIdle();

  readonly #visibilityChanged = (): void => {
    if (document.visibilityState === 'visible') this.touch();
  };

  readonly #tick = (): void => {
    if (this.check()) this.#publish();
  };

  #reset(now: number): void {
    this.#lastActivity = now;
    // Scrolling fires many times a second; the other tabs need no more than one note per second.
    if (now - this.#writtenAt >= TICK_MS || now < this.#writtenAt) {
      this.#writtenAt = now;
      this.#options.writeLastActivity(now);
    }
    this.#publish();
  }

  #expired(): boolean {
    if (this.#remainingMs() > 0) return false;
    this.stop();
    this.#publish();
    this.#options.onExpire();
    return true;
  }

  #remainingMs(): number {
    return Math.min(this.#msToIdle(), this.#msToLimit());
  }

  #msToLimit(): number {
    return (this.#options.getLimit() ?? Number.POSITIVE_INFINITY) - Date.now();
  }

  #msToIdle(): number {
    const now = Date.now();
    // After the clock was set back, times in the future must not postpone the sign-out.
    this.#lastActivity = Math.min(this.#lastActivity, now);
    const shared = this.#options.readLastActivity() ?? 0;
    if (shared <= now) this.#lastActivity = Math.max(this.#lastActivity, shared);
    return this.#lastActivity + this.#options.timeoutMs - now;
  }

  #publish(): void {
    const seconds = Math.max(0, Math.ceil(this.#remainingMs() / 1000));
    if (seconds === this.#remainingSeconds) return;
    this.#remainingSeconds = seconds;
    for (const listener of this.#listeners) listener();
  }
}
