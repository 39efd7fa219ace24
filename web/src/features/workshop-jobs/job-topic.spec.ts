import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { JobSummary } from '@garage/contracts/findings';
import { jobQuery, jobsQuery } from './api/jobs-queries.ts';
import { jobTopic } from './job-topic.ts';

const job = (id: number, change: Partial<JobSummary> = {}) =>
  ({ id, date: '2027-01-04', startTime: '08:00', status: 'received', ...change }) as JobSummary;

it('a changed car goes into the cars of the day, in their order, and one that is none of them any more goes', () => {
  const queryClient = new QueryClient();
  const { onEvent } = jobTopic(queryClient);
  const shown = () => queryClient.getQueryData(jobsQuery.queryKey)?.jobs;
  onEvent({ id: 1, job: job(1) });
  expect(shown()).toBeUndefined();

  queryClient.setQueryData(jobsQuery.queryKey, { date: '2027-01-04', jobs: [job(1), job(2)] });
  onEvent({ id: 1, job: job(1, { startTime: '09:00', unanswered: 1 }) });
  onEvent({ id: 3, job: job(3, { date: '2027-01-03', startTime: '17:00' }) });
  expect(shown()?.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(shown()?.at(-1)?.unanswered).toBe(1);
  onEvent({ id: 2, job: null });
  expect(shown()?.map(({ id }) => id)).toEqual([3, 1]);
});

it('the car that somebody has open is asked for again, and no other one', async () => {
  const queryClient = new QueryClient();
  for (const id of [1, 2]) queryClient.setQueryData([...jobQuery(id).queryKey], { job: job(id) });
  jobTopic(queryClient).onEvent({ id: 1, job: job(1) });
  const isStale = (id: number) => queryClient.getQueryState(jobQuery(id).queryKey)?.isInvalidated;
  await setImmediate();
  expect([isStale(1), isStale(2)]).toEqual([true, false]);
});
