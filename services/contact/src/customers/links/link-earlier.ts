import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { VisitOwners } from '../../appointments/owners/visit-owners.js';
import { MessageSenders } from '../../messages/senders/message-senders.js';

const SCHEDULE = { name: 'link-customers', cron: '*/5 * * * *' };
const PAGE = 500;
/** A run ends before the job is taken for dead; the next one goes on. */
const PER_RUN = 100_000;

type Linked = Pick<VisitOwners, 'unlinkedAfter' | 'link'>;

/**
 * Gives their customers and cars to appointments and messages that have none: those of the years before there were
 * customers, and what the last release takes in while both run. One after the other, each in a transaction of its own,
 * so that nobody waits, and a run that is broken off has lost nothing.
 */
@Injectable()
export class LinkEarlier implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly visits: VisitOwners,
    private readonly messages: MessageSenders,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(SCHEDULE, ({ stopping }) => this.run(stopping));
  }

  /** Ends early when the service is about to stop. */
  async run(stopping?: AbortSignal): Promise<void> {
    for (const part of [this.visits, this.messages]) await this.linkAll(part, stopping);
  }

  /** Whether every appointment and message has its customer. */
  async isDone(): Promise<boolean> {
    const left = await Promise.all([this.visits.unlinkedAfter(0, 1), this.messages.unlinkedAfter(0, 1)]);
    return left.every(({ length }) => length === 0);
  }

  private async linkAll(part: Linked, stopping?: AbortSignal): Promise<void> {
    let last = 0;
    for (let seen = 0; seen < PER_RUN; seen += PAGE) {
      const ids = await part.unlinkedAfter(last, PAGE);
      for (const id of ids) {
        if (stopping?.aborted) return;
        await part.link(id);
        last = id;
      }
      if (ids.length < PAGE) return;
    }
  }
}
