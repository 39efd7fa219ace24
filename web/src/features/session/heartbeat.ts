/**
 * Keeps the server's session alive while somebody works without causing requests (reading,
 * scrolling). At most one call per interval; activity in between is reported when it ends, so the
 * server never gives up before the panel does.
 */
export class Heartbeat {
  readonly #send: () => void;
  readonly #intervalMs: number;
  #lastContact = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: () => void, intervalMs: number) {
    this.#send = send;
    this.#intervalMs = intervalMs;
  }

  /** The server has just heard from us by another call, so earlier activity needs no report. */
  contact(): void {
    this.#lastContact = Date.now();
    this.stop();
  }

  beat(): void {
    if (this.#timer) return;
    const wait = this.#lastContact + this.#intervalMs - Date.now();
    if (wait <= 0) {
      this.contact();
      this.#send();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.beat();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
