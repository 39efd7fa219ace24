import { RETENTION_KINDS, type RetentionCounts, type RetentionKind } from '@garage/contracts/retention';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { StoredAppointmentsRepository } from '../appointments/stored-appointments.repository.js';
import { SettingsStore } from '../settings/settings-store.js';
import { NIGHTLY } from './nightly.js';
import { RetentionRepository } from './retention.repository.js';
import { LAST_RUN_KEY, type LastRun, NOTHING_DELETED, RetentionService } from './retention.service.js';

/** Deletes each night what has been kept long enough. */
@Injectable()
export class Purge implements OnModuleInit {
  private readonly logger = new Logger(Purge.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly retention: RetentionService,
    private readonly repository: RetentionRepository,
    private readonly settings: SettingsStore,
    private readonly appointments: StoredAppointmentsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, ({ stopping }) => this.run(new Date(), stopping));
  }

  /** Deletes what is expired at this moment; throws between two pieces when the service is about to stop. */
  async run(now: Date, stopping?: AbortSignal): Promise<void> {
    const days = await this.retention.days();
    const deleted: RetentionCounts = { ...NOTHING_DELETED };
    for (const kind of RETENTION_KINDS) {
      for (let isLast = false; !isLast;) {
        stopping?.throwIfAborted();
        isLast = await this.deleteSome(kind, days[kind], now, deleted);
      }
      if (deleted[kind] > 0) await this.announce(kind, days[kind], now);
    }
    await this.appointments.forgetOrigins(now, stopping);
    await this.note({ at: now.toISOString(), deleted });
  }

  private deleteSome(
    kind: RetentionKind,
    days: number,
    now: Date,
    deleted: RetentionCounts,
  ): Promise<boolean> {
    return this.repository.transaction(async (manager) => {
      const { count, isLast } = await this.retention.parts[kind].deleteSome({ days, now }, manager);
      deleted[kind] += count;
      return isLast;
    });
  }

  private announce(kind: RetentionKind, days: number, now: Date): Promise<void> {
    return this.repository.transaction(async (manager) => {
      await this.retention.parts[kind].announce?.({ days, now }, manager);
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
