import type { QueryClient } from '@tanstack/react-query';
import { JOBS_PATH, type JobsEvent, type JobSummary } from '@garage/contracts/findings';
import { askAnew } from '../../lib/admin-live/ask-anew.ts';
import type { EventTopic } from '../../lib/admin-live/use-event-stream.ts';
import { jobQuery, jobsQuery } from './api/jobs-queries.ts';

/** Follows the cars of the day: customers answer and colleagues work meanwhile. */
export function jobTopic(queryClient: QueryClient): EventTopic {
  return {
    name: 'jobs',
    queryKeys: [[JOBS_PATH]],
    onEvent: (data) => {
      const event = data as JobsEvent;
      queryClient.setQueryData(
        jobsQuery.queryKey,
        (shown) => shown && { ...shown, jobs: withChange(shown.jobs, event) },
      );
      // Checks, findings and photos are fetched by whoever has the car open.
      askAnew(queryClient, jobQuery(event.id).queryKey);
    },
  };
}

function withChange(jobs: readonly JobSummary[], { id, job }: JobsEvent): JobSummary[] {
  const others = jobs.filter((one) => one.id !== id);
  return job ? [...others, job].sort(byBeginning) : others;
}

function byBeginning(left: JobSummary, right: JobSummary): number {
  return (
    left.date.localeCompare(right.date) || left.startTime.localeCompare(right.startTime) || left.id - right.id
  );
}
