import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  ADMIN_WEBSITE_PATH,
  type EditorRecord,
  type PageVersionRecord,
  type PageVersionsResponse,
} from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

const retry = (failures: number, error: Error) => failures < 2 && !hasStatus(error, 400, 401, 403, 404);

export const pagePath = (page: EditorPage) => `${ADMIN_WEBSITE_PATH}/${page}`;

/** What is stored now; asked anew whenever an editor opens. */
export const editorQuery = (page: EditorPage) =>
  queryOptions({
    queryKey: [pagePath(page)],
    queryFn: ({ signal }) => adminClient.get<EditorRecord>(pagePath(page), signal),
    retry,
    staleTime: 0,
    gcTime: 0,
  });

/** Who saved the page when, newest first and page by page; `current` makes it fetch again after a save. */
export const versionsQuery = (page: EditorPage, current: number) =>
  infiniteQueryOptions({
    queryKey: [pagePath(page), 'versions', current],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      adminClient.get<PageVersionsResponse>(
        `${pagePath(page)}/versions${pageParam === null ? '' : `?cursor=${pageParam}`}`,
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
    retry,
  });

/** A version never changes. */
export const versionQuery = (page: EditorPage, version: number) =>
  queryOptions({
    queryKey: [pagePath(page), 'version', version],
    queryFn: ({ signal }) =>
      adminClient.get<PageVersionRecord>(`${pagePath(page)}/versions/${version}`, signal),
    retry,
  });
