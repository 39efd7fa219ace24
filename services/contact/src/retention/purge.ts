import { RETENTION_KINDS, type RetentionCounts, type RetentionKind } from '@garage/contracts/retention';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { Rounds } from '@garage/shared/rounds/rounds';
import { Injectable } from '@nestjs/common';
import { StoredAppointmentsRepository } from '../appointments/stored-appointments.repository.js';
import { SettingsStore } from '../settings/settings-store.js';
import { isDue } from './nightly.js';
import { RetentionRepository } from './retention.repository.js';
import { LAST_RUN_KEY, type LastRun, NOTHING_DELETED, RetentionService } from './retention.service.js';

const LOOK_EVERY_MS = 10 * 60 * 1000;

/**
 * Deletes each night what has been kept long enough. Which nights are done stands in the database, so a
 * service that was off catches up at its start, and of several replicas one does the work.
 */
@Injectable()
export class Purge extends Rounds {
  constructor(
    private readonly retention: RetentionService,
    private readonly repository: RetentionRepository,
    private readonly settings: SettingsStore,
    private readonly appointments: StoredAppointmentsRepository,
  ) {
    super({ everyMs: LOOK_EVERY_MS, failure: 'expired data stay until the next attempt' });
  }

  /** Does what is due at this moment. */
  async run(now: Date): Promise<void> {
    await this.repository.whileAlone(async () => {
      const lastRun = await this.retention.lastRun();
      if (isDue(lastRun && new Date(lastRun.at), now)) await this.deleteExpired(now);
    });
  }

  private async deleteExpired(now: Date): Promise<void> {
    const days = await this.retention.days();
    const deleted: RetentionCounts = { ...NOTHING_DELETED };
    for (const kind of RETENTION_KINDS) {
      for (let isLast = false; !isLast;) {
        // What is left is deleted at the next start.
        if (this.isStopping) return;
        isLast = await this.deleteSome(kind, days[kind], now, deleted);
      }
    }
    await this.appointments.forgetOrigins(now);
    await this.note({ at: now.toISOString(), deleted });
  }

  private deleteSome(
    kind: RetentionKind,
    days: number,
    now: Date,
    deleted: RetentionCounts,
  ): Promise<boolean> {
    return this.repository.transaction(async (manager) => {
      const { ids, isLast } = await this.retention.parts[kind].deleteSome({ days, now }, manager);
      deleted[kind] += ids.length;
      return isLast;
    });
  }

  private async note(run: LastRun): Promise<void> {
    const total = Object.values(run.deleted).reduce((sum, count) => sum + count, 0);
    await this.repository.transaction(async (manager) => {
      await this.settings.note(LAST_RUN_KEY, run, manager);
      if (total > 0) {
        await recordAudit(manager, {
          action: 'data-purged',
          outcome: 'success',
          details: { deleted: run.deleted },
        });
      }
    });
    this.logger.log({ msg: 'expired data were deleted', ...run.deleted });
  }
}
