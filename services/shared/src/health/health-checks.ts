import { Injectable, Logger } from '@nestjs/common';

export type CheckState = 'ok' | 'unavailable';
/** Resolves while the dependency answers. */
export type HealthCheck = () => Promise<unknown>;

export interface Measurement {
  state: CheckState;
  /** How long the dependency took to answer, or to fail. */
  milliseconds: number;
}

const TIMEOUT_MS = 2000;

/** What a service needs in order to work. A feature adds its own dependency with `register`. */
@Injectable()
export class HealthChecks {
  private readonly logger = new Logger(HealthChecks.name);
  private readonly checks = new Map<string, HealthCheck>();
  private readonly failing = new Set<string>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async run(): Promise<Record<string, CheckState>> {
    const states = await Promise.all(
      Array.from(this.checks.keys(), async (name) => [name, (await this.measure(name)).state] as const),
    );
    return Object.fromEntries(states);
  }

  /** Asks one dependency now. Of one that nobody registered nothing is known: that is a mistake in the program. */
  async measure(name: string): Promise<Measurement> {
    const check = this.checks.get(name);
    if (!check) throw new Error(`there is no check called ${name}`);
    const start = performance.now();
    const state = await this.runOne(name, check);
    return { state, milliseconds: Math.round((performance.now() - start) * 10) / 10 };
  }

  private async runOne(name: string, check: HealthCheck): Promise<CheckState> {
    try {
      await withTimeout(check());
      if (this.failing.delete(name)) this.logger.log({ msg: 'dependency is back', check: name });
      return 'ok';
    } catch (err) {
      if (!this.failing.has(name)) this.logger.warn({ msg: 'dependency is not available', check: name, err });
      this.failing.add(name);
      return 'unavailable';
    }
  }
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
