import { Rounds } from '@garage/shared/rounds/rounds';
import { Injectable } from '@nestjs/common';
import { InspectionRemindersService } from './inspection-reminders.service.js';

const LOOK_EVERY_MS = 60 * 60 * 1000;
const BATCH = 20;

/**
 * Looks each hour whose inspection is near. Whom it has reminded stands in the database, so of several
 * replicas one does it, and one that was off catches up.
 */
@Injectable()
export class InspectionRounds extends Rounds {
  constructor(private readonly reminders: InspectionRemindersService) {
    super({ everyMs: LOOK_EVERY_MS, failure: 'reminders of inspections wait for the next attempt' });
  }

  /** Reminds everybody whose time has come. */
  async run(now: Date): Promise<void> {
    for (let found = BATCH; found === BATCH && !this.isStopping;) {
      found = await this.reminders.remind(now, BATCH);
    }
  }
}
