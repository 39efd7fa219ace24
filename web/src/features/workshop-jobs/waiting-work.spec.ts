/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckRequest, JobCheck } from '@garage/contracts/findings';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { WaitingWork } from './waiting-work.ts';

const CHECKS = 'PUT /api/admin/jobs/7/checks';
const PHOTOS = 'POST /api/admin/appointments/7/photos';
const offline = new TypeError('no connection');
const pads: CheckRequest = { serviceId: 10, text: 'Bremsbeläge', rating: 'red', value: '2 mm', version: 0 };
const stored = (change: Partial<JobCheck> = {}): JobCheck => ({
  serviceId: 10,
  text: 'Bremsbeläge',
  rating: 'red',
  value: '2 mm',
  note: null,
  version: 1,
  changedBy: 'Beat Frei',
  changedAt: '2026-11-25T08:00:00.000Z',
  ...change,
});
const saved = (check: JobCheck) => ({ job: { checks: [check] } });
const refused = (check: JobCheck) => ({ status: 409, body: { code: 'conflict', message: 'Anders', check } });

let api: FakeApi;
let work: WaitingWork;
const onDelivered = jest.fn();
const keepCheck = (request: CheckRequest) => work.keep({ kind: 'check', jobId: 7, request });
const keepPhoto = () => work.keep({ kind: 'photo', jobId: 7, photo: new Blob(['x']), findingId: null });

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  onDelivered.mockReset();
  work = new WaitingWork(92, onDelivered);
});

describe('work without a connection', () => {
  it('waits, and is sent with the same key until it has arrived', async () => {
    api.on(PHOTOS, offline, { photo: {} });
    await keepPhoto();
    expect(work.items()).toHaveLength(1);
    await work.deliver();
    expect(work.items()).toEqual([]);
    expect(onDelivered).toHaveBeenCalledTimes(1);
    const keys = api.calls(PHOTOS).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says a line once, as it was said last', async () => {
    api.on(CHECKS, offline, offline, saved(stored({ rating: 'green' })));
    await keepCheck(pads);
    await keepCheck({ ...pads, rating: 'green' });
    expect(work.items()).toHaveLength(1);
    await work.deliver();
    expect(work.items()).toEqual([]);
    expect(api.calls(CHECKS).at(-1)?.body).toMatchObject({ rating: 'green', version: 0 });
  });
});

it('a line that was saved is known as it is before it waits no more', async () => {
  api.on(CHECKS, saved(stored()));
  const waiting: number[] = [];
  onDelivered.mockImplementation(() => void waiting.push(work.items().length));
  await keepCheck(pads);
  expect(onDelivered).toHaveBeenCalledWith({ checks: [stored()] });
  expect(waiting).toEqual([1]);
  expect(work.items()).toEqual([]);
});

describe('a line that a colleague has changed', () => {
  it('stays with both sides until somebody decides', async () => {
    api.on(CHECKS, refused(stored({ rating: 'green', version: 3 })), saved(stored({ version: 4 })));
    await keepCheck(pads);
    const [item] = work.items();
    expect(item?.refused?.check).toMatchObject({ rating: 'green', changedBy: 'Beat Frei' });
    if (item?.kind === 'check') await work.insist(item);
    expect(work.items()).toEqual([]);
    expect(api.calls(CHECKS).at(-1)?.body).toMatchObject({ rating: 'red', version: 3 });
  });

  it('keeps what was refused while more is said of the line', async () => {
    api.on(
      CHECKS,
      refused(stored({ value: '4 mm', version: 3 })),
      saved(stored({ rating: 'amber', version: 4 })),
    );
    await keepCheck(pads);
    await keepCheck({ ...pads, rating: 'amber', value: '4 mm', version: 3 });
    expect(work.items()).toEqual([expect.objectContaining({ request: pads })]);
  });

  it('is none when it says the same: then only the answer got lost', async () => {
    api.on(CHECKS, offline, refused(stored()));
    await keepCheck(pads);
    await work.deliver();
    expect(work.items()).toEqual([]);
  });
});
