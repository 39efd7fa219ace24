import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config/env.js';
import { MainAdminService } from '../main-admin/main-admin.service.js';
import { PasswordLinksService } from '../password-links/password-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { StatusService } from '../status/status.service.js';

/** In a quiet hour of the night; what an interrupted night has left is deleted soon after the next start. */
const DAILY = { name: 'housekeeping', cron: '15 3 * * *', retries: { retryLimit: 12, retryDelay: 10 * 60 } };

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
    private readonly status: StatusService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(DAILY, ({ stopping }) => this.run(stopping));
  }

  /** One that fails leaves the others alone. Throws when the service is about to stop. */
  async run(stopping?: AbortSignal): Promise<void> {
    const works: [what: string, work: () => Promise<void>][] = [
      ['old audit entries', () => this.audit.deleteOlderThan(this.config.auditRetentionDays, stopping)],
      ['old reset codes', () => this.mainAdmin.deleteEndedCodes(stopping)],
      ['ended password links', () => this.passwordLinks.deleteEnded(stopping)],
      ['ended sessions', () => this.sessions.clean(stopping)],
      ['lines about old copies', () => this.status.forgetOldBackups(stopping)],
    ];
    for (const [what, work] of works) {
      try {
        await work();
      } catch (err) {
        stopping?.throwIfAborted();
        this.logger.warn({ msg: `${what} stay until tomorrow`, err });
      }
    }
  }
}
