import { queryOptions } from '@tanstack/react-query';
import { MAILS_PATH, type UnsentMailsResponse } from '@garage/contracts/mails';
import { STATUS_PATH, type StatusResponse } from '@garage/contracts/status';
import { adminClient } from '../../../lib/admin-client.ts';
import { abortAfter } from '../../../lib/abort-after.ts';

const WEBSITE_TIMEOUT_MS = 15_000;

/** Asked when somebody looks and when somebody presses the button, never by the clock: asking prolongs the session. */
const measured = { staleTime: 0, retry: false } as const;

export const statusQuery = queryOptions({
  queryKey: [STATUS_PATH],
  queryFn: ({ signal }) => adminClient.get<StatusResponse>(STATUS_PATH, signal),
  ...measured,
});

export const mailsQuery = queryOptions({
  queryKey: [MAILS_PATH],
  queryFn: ({ signal }) => adminClient.get<UnsentMailsResponse>(MAILS_PATH, signal),
  ...measured,
});

export interface WebsiteAnswer {
  status: number;
  milliseconds: number;
}

/** The home page, fetched from here as any visitor would: past every cache of this browser, without cookies. */
export const websiteQuery = queryOptions({
  queryKey: ['dashboard', 'website'],
  queryFn: async ({ signal }): Promise<WebsiteAnswer> => {
    const limit = abortAfter(WEBSITE_TIMEOUT_MS, signal);
    try {
      const start = performance.now();
      const response = await fetch('/', { cache: 'no-store', credentials: 'omit', signal: limit.signal });
      await response.text();
      return { status: response.status, milliseconds: performance.now() - start };
    } finally {
      limit.clear();
    }
  },
  ...measured,
});
