import { Rounds } from '@garage/shared/rounds/rounds';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config/env.js';
import { MainAdminService } from '../main-admin/main-admin.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets what is no longer needed, at the start and then daily; replicas may do it together. */
@Injectable()
export class Housekeeping extends Rounds {
  constructor(
    private readonly config: AuthConfig,
    private readonly audit: AuditService,
    private readonly mainAdmin: MainAdminService,
    private readonly sessions: SessionsService,
  ) {
    super({ everyMs: DAY_MS, failure: 'what is no longer needed stays until tomorrow' });
  }

  async run(): Promise<void> {
    await this.attempt('old audit entries', this.audit.deleteOlderThan(this.config.auditRetentionDays));
    await this.attempt('old reset codes', this.mainAdmin.deleteEndedCodes());
    await this.attempt('ended sessions', this.sessions.clean());
  }

  private async attempt(what: string, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (err) {
      this.logger.warn({ msg: `${what} stay until tomorrow`, err });
    }
  }
}
