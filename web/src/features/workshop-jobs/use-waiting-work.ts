import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { JOBS_PATH } from '@garage/contracts/findings';
import { jobQuery } from './api/jobs-queries.ts';
import { type KeptWork, WaitingWork } from './waiting-work.ts';

const RETRY_MS = 10_000;

export interface Waiting {
  work: WaitingWork;
  items: readonly KeptWork[];
}

/** What waits for the network, sent when it is back, when the page is looked at again, and every now and then. */
export function useWaitingWork(userId: number): Waiting {
  const queryClient = useQueryClient();
  const [work] = useState(
    () =>
      new WaitingWork(userId, (job) => {
        if (job) {
          const { queryKey } = jobQuery(job.id);
          // One that is under way may have begun before the change.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, { job });
        }
        void queryClient.invalidateQueries({ queryKey: [JOBS_PATH] });
      }),
  );
  const items = useSyncExternalStore(work.subscribe, work.items);
  useEffect(() => {
    const deliver = () => void work.deliver();
    void work.load();
    const timer = setInterval(deliver, RETRY_MS);
    window.addEventListener('online', deliver);
    document.addEventListener('visibilitychange', deliver);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', deliver);
      document.removeEventListener('visibilitychange', deliver);
    };
  }, [work]);
  return { work, items };
}
