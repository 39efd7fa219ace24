import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import {
  type CheckConflict,
  type CheckRequest,
  type Job,
  type JobCheck,
  type JobResponse,
  jobPath,
  JOBS_PATH,
  PHOTOS_PATH,
} from '@garage/contracts/findings';
import { adminClient, hasStatus } from '../../lib/admin-client.ts';
import { randomId } from '../../lib/random-id.ts';
import { NetworkFailure, RequestFailure } from '../../lib/request.ts';

const FILE = 'application/octet-stream';
const PHOTO_TIMEOUT_MS = 120_000;
const LOCK = 'workshop-work';

interface Kept {
  /** Also the idempotency key: what arrives twice is stored once. */
  id: string;
  /** Whose it is: a colleague on the same telephone does not send it. */
  owner: number;
  jobId: number;
  at: number;
  /** The server does not take it: why, and for a line that a colleague has changed, what it says now. */
  refused?: { message: string; check: JobCheck | null };
}
export type KeptPhoto = Kept & { kind: 'photo'; photo: Blob; findingId: number | null };
export type KeptCheck = Kept & { kind: 'check'; request: CheckRequest };
export type KeptWork = KeptPhoto | KeptCheck;
/** What somebody has done, before it is kept. */
export type DoneWork =
  Pick<KeptPhoto, 'kind' | 'jobId' | 'photo' | 'findingId'> | Pick<KeptCheck, 'kind' | 'jobId' | 'request'>;

/** Told what the job is since then; null when the answer does not say it. */
type Delivered = (job: Job | null) => void;

/**
 * What was done on a car and has not reached the server: kept in the browser, sent one after the other, and away only
 * when the server has it. Without a store (a private window) it lives as long as the page.
 */
export class WaitingWork {
  #items: readonly KeptWork[] = [];
  #isDelivering = false;
  readonly #listeners = new Set<() => void>();
  readonly #owner: number;
  readonly #onDelivered: Delivered;
  readonly #store: UseStore | null;

  constructor(owner: number, onDelivered: Delivered) {
    this.#owner = owner;
    this.#onDelivered = onDelivered;
    this.#store = typeof indexedDB === 'undefined' ? null : createStore('workshop-jobs', 'work');
  }

  readonly items = (): readonly KeptWork[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What an earlier page has left behind. */
  async load(): Promise<void> {
    const stored = this.#store ? await entries<string, KeptWork>(this.#store).catch(() => []) : [];
    const own = stored.map(([, work]) => work).filter(({ owner }) => owner === this.#owner);
    const known = new Set(this.#items.map(({ id }) => id));
    this.#show([...own.filter(({ id }) => !known.has(id)), ...this.#items].sort((a, b) => a.at - b.at));
    await this.deliver();
  }

  /** Kept first, then sent. A line that is still waiting is said anew, not twice; what was refused stays beside it. */
  async keep(done: DoneWork): Promise<void> {
    const earlier = this.#items.find((item) => !item.refused && isSameLine(item, done));
    const work = { ...done, id: earlier?.id ?? randomId(), owner: this.#owner, at: Date.now() } as KeptWork;
    this.#show([...this.#items.filter(({ id }) => id !== work.id), work]);
    await this.#write(work);
    await this.deliver();
  }

  async discard(id: string): Promise<void> {
    this.#show(this.#items.filter((item) => item.id !== id));
    if (this.#store) await del(id, this.#store).catch(() => undefined);
  }

  /** In the place of what a colleague has said of the line. */
  async insist({ refused, ...work }: KeptCheck): Promise<void> {
    const version = refused?.check?.version ?? work.request.version;
    await this.discard(work.id);
    await this.keep({ kind: 'check', jobId: work.jobId, request: { ...work.request, version } });
  }

  /** One after the other, until nothing is left or nobody answers. One tab at a time. */
  async deliver(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      await exclusively(() => this.#deliverAll());
    } finally {
      this.#isDelivering = false;
    }
  }

  async #deliverAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      try {
        await this.#send(next);
      } catch (error) {
        if (!isFinal(error)) return;
        await this.#refuse(next, error);
      }
    }
  }

  #next(): KeptWork | undefined {
    return this.#items.find(({ refused }) => !refused);
  }

  async #send(work: KeptWork): Promise<void> {
    if (work.kind === 'photo') {
      const query = work.findingId === null ? '' : `?finding=${work.findingId}`;
      const file = new Blob([work.photo], { type: FILE });
      const key = { [IDEMPOTENCY_KEY_HEADER]: work.id };
      await adminClient.sendFile(jobPath(PHOTOS_PATH, work.jobId) + query, file, PHOTO_TIMEOUT_MS, key);
      await this.discard(work.id);
    } else {
      const { job } = await adminClient.send<JobResponse>(
        'PUT',
        `${JOBS_PATH}/${work.jobId}/checks`,
        work.request,
      );
      // Known before it waits no more: in between, the line would show what it said before, and be saved so.
      this.#onDelivered(job);
      await this.#saved(work, job.checks);
      return;
    }
    this.#onDelivered(null);
  }

  /** If the line was changed again while its last change was under way, that change builds on what is stored now. */
  async #saved(work: KeptCheck, checks: readonly JobCheck[]): Promise<void> {
    const now = this.#items.find(({ id }) => id === work.id);
    if (!now || now === work || now.kind !== 'check') return this.discard(work.id);
    const { serviceId, text } = work.request;
    const line = checks.find((check) => check.serviceId === serviceId && check.text === text);
    const later: KeptCheck = { ...now, request: { ...now.request, version: line?.version ?? 0 } };
    this.#show(this.#items.map((item) => (item.id === later.id ? later : item)));
    await this.#write(later);
  }

  async #refuse(work: KeptWork, error: RequestFailure): Promise<void> {
    const { check = null } = (error.error ?? {}) as Partial<CheckConflict>;
    // Its own first attempt, whose answer got lost.
    if (work.kind === 'check' && check && saysTheSame(check, work.request)) return this.discard(work.id);
    const refused = { message: error.error?.message ?? '', check };
    const kept = { ...work, refused };
    this.#show(this.#items.map((item) => (item.id === work.id ? kept : item)));
    await this.#write(kept);
    this.#onDelivered(null);
  }

  async #write(work: KeptWork): Promise<void> {
    // A browser that keeps nothing still sends, as long as the page is open.
    if (this.#store) await set(work.id, work, this.#store).catch(() => undefined);
  }

  #show(items: readonly KeptWork[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

export function isSameLine(item: DoneWork, other: DoneWork): boolean {
  return (
    item.kind === 'check' &&
    other.kind === 'check' &&
    item.jobId === other.jobId &&
    item.request.serviceId === other.request.serviceId &&
    item.request.text === other.request.text
  );
}

function saysTheSame(check: JobCheck, { rating, value, note }: CheckRequest): boolean {
  return (
    check.rating === (rating ?? null) && check.value === (value ?? null) && check.note === (note ?? null)
  );
}

/** The server has looked at it and says no; everything else is tried again, also after signing in. */
function isFinal(error: unknown): error is RequestFailure {
  if (error instanceof NetworkFailure || !(error instanceof RequestFailure)) return false;
  return hasStatus(error, 400, 404, 409, 413, 415);
}

/** Pages on plain http have no locks; there the key must do. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
