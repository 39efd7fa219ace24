import type { JobSchedule } from '@garage/shared/jobs/job-queue';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { OUTGOING_MAILS } from './mail-queue.js';
import { Mailer } from './mailer.js';
import { MailServerRepository } from './mail-server.repository.js';
import { MailsRepository } from './mails.repository.js';

const EACH_MINUTE: JobSchedule = { name: 'mail-server-watch', cron: '* * * * *' };

/**
 * Ends the pauses between attempts when the mail server is back: after a long outage they last for hours.
 *
 * A server that nobody could reach is asked once a minute whether it takes mails, however many wait. One that refused
 * our sign-in is left alone, because many lock out whoever tries a wrong password again and again; the next mail that
 * it takes tells that it does so again.
 */
@Injectable()
export class MailServerWatch implements OnModuleInit {
  private readonly logger = new Logger(MailServerWatch.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly mails: MailsRepository,
    private readonly server: MailServerRepository,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EACH_MINUTE, ({ stopping }) => this.look(stopping));
  }

  /** Has the mails that wait for the server tried now, if it takes mails again. */
  async look(stopping?: AbortSignal): Promise<void> {
    const delay = await this.server.delayByServer();
    if (!delay || !(delay.hasSentSince || (delay.isUnreached && (await this.answers())))) return;
    let hurried = 0;
    for (let ids = await this.findDelayed(); ids.length > 0; ids = await this.findDelayed()) {
      stopping?.throwIfAborted();
      await this.hurry(ids);
      hurried += ids.length;
    }
    if (hurried > 0) this.logger.log({ msg: 'the mail server takes mails again', mails: hurried });
  }

  private findDelayed(): Promise<number[]> {
    return this.server.findDelayedByServer(OUTGOING_MAILS.name);
  }

  private async answers(): Promise<boolean> {
    const problem = await this.mailer.problemOfServer();
    // From now on it is known to refuse us, and is not asked again.
    if (problem === 'sign-in-refused') await this.server.noteSignInRefused();
    return problem === null;
  }

  private hurry(ids: readonly number[]): Promise<void> {
    return this.mails.transaction(async (manager) => {
      for (const mailId of ids) await this.jobs.reschedule(OUTGOING_MAILS, { mailId }, manager);
    });
  }
}
