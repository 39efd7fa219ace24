import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config/env.js';
import { MainAdminService } from '../main-admin/main-admin.service.js';
import { PasswordLinksService } from '../password-links/password-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** In a quiet hour of the night. */
const DAILY = { name: 'housekeeping', cron: '15 3 * * *' };

/** Forgets what is no longer needed. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  private readonly logger = new Logger(Housekeeping.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly config: AuthConfig,
    private readonly audit: AuditService,
    private readonly mainAdmin: MainAdminService,
    private readonly passwordLinks: PasswordLinksService,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(DAILY, () => this.run());
  }

  async run(): Promise<void> {
    await this.attempt('old audit entries', this.audit.deleteOlderThan(this.config.auditRetentionDays));
    await this.attempt('old reset codes', this.mainAdmin.deleteEndedCodes());
    await this.attempt('ended password links', this.passwordLinks.deleteEnded());
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
