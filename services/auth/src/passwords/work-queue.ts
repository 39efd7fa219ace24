/** Thrown when more work is waiting than anybody would wait for. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
  }
}

/** Runs at most `concurrency` tasks at a time, lets `maxWaiting` more wait, refuses the rest. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.takeSlot();
    try {
      return await task();
    } finally {
      this.passSlotOn();
    }
  }

  private async takeSlot(): Promise<void> {
    if (this.running < this.concurrency) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) throw new QueueFullError();
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private passSlotOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
