import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ARCHIVE_CONTENT_TYPE,
  CONTENT_ARCHIVE_PATH,
  type ContentImportResponse,
  REPLACED_CONTENT_PATH,
  type ReplacedContentsResponse,
} from '@garage/contracts/content-archive';
import { adminClient } from '../../../lib/admin-client.ts';

/** A full library takes its time to be sent and to be checked. */
const TIMEOUT_MS = 15 * 60 * 1000;

export const replacedQuery = queryOptions({
  staleTime: 0,
  queryKey: [REPLACED_CONTENT_PATH],
  queryFn: ({ signal }) => adminClient.get<ReplacedContentsResponse>(REPLACED_CONTENT_PATH, signal),
});

/** Afterwards nothing is as it was, so everything is asked for again. */
export function useArchiveChanges() {
  const queryClient = useQueryClient();
  const once = { retry: false, onSuccess: () => queryClient.invalidateQueries() } as const;
  return {
    importFile: useMutation({
      ...once,
      mutationFn: (file: File) =>
        adminClient.sendFile<ContentImportResponse>(
          CONTENT_ARCHIVE_PATH,
          new Blob([file], { type: ARCHIVE_CONTENT_TYPE }),
          TIMEOUT_MS,
        ),
    }),
    restore: useMutation({
      ...once,
      mutationFn: (id: number) =>
        adminClient.send<ContentImportResponse>('POST', `${REPLACED_CONTENT_PATH}/${id}/restore`),
    }),
  };
}
