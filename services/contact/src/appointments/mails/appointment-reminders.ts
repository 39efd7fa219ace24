import { Rounds } from '@garage/shared/rounds/rounds';
import { Injectable } from '@nestjs/common';
import { AppointmentStates } from '../states/appointment-states.js';

const LOOK_EVERY_MS = 5 * 60 * 1000;
const BATCH = 20;

/**
 * Reminds customers a day before their appointment. Whom it has reminded stands in the database, so of
 * several replicas one does it, and one that was off catches up.
 */
@Injectable()
export class AppointmentReminders extends Rounds {
  constructor(private readonly states: AppointmentStates) {
    super({ everyMs: LOOK_EVERY_MS, failure: 'reminders wait for the next attempt' });
  }

  /** Reminds everybody whose time has come. */
  async run(now: Date): Promise<void> {
    for (let reminded = BATCH; reminded === BATCH && !this.isStopping;) {
      reminded = await this.states.remind(now, BATCH);
    }
  }
}
