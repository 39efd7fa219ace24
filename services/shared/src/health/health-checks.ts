import { Injectable, Logger } from '@nestjs/common';

export type CheckState = 'ok' | 'unavailable';
/** Resolves while the dependency answers. */
export type HealthCheck = () => Promise<unknown>;

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
      Array.from(this.checks, async ([name, check]) => [name, await this.runOne(name, check)] as const),
    );
    return Object.fromEntries(states);
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
