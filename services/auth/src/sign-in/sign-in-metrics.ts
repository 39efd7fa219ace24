import type { ErrorCode } from '@garage/contracts/common';
import { AppError } from '@garage/shared/errors/app-error';
import { Metrics } from '@garage/shared/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

const OUTCOMES = ['succeeded', 'failed', 'refused'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What is no outcome yet, as a second factor that is still missing, is not counted. */
const OUTCOME_OF: Partial<Record<ErrorCode, Outcome>> = {
  'login-failed': 'failed',
  'second-factor-failed': 'failed',
  'too-many-requests': 'refused',
};

/** Shows the operator that somebody guesses passwords: numbers only, of nobody and from nowhere. */
@Injectable()
export class SignInMetrics {
  private readonly signIns: Counter<'outcome'>;

  constructor(metrics: Metrics) {
    this.signIns = new Counter({
      name: 'auth_sign_ins_total',
      help: 'Sign-ins that succeeded, failed, or were refused because too many had failed before',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    for (const outcome of OUTCOMES) this.signIns.inc({ outcome }, 0);
  }

  /** Runs the attempt and counts how it ends. */
  async count<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      const result = await attempt();
      this.signIns.inc({ outcome: 'succeeded' });
      return result;
    } catch (error) {
      const outcome = error instanceof AppError ? OUTCOME_OF[error.code] : undefined;
      if (outcome) this.signIns.inc({ outcome });
      throw error;
    }
  }
}
