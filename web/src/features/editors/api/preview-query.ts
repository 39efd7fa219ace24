import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PREVIEW_PATH, type PreviewRequest, type PreviewResponse } from '@garage/contracts/editor-pages';
import { adminClient } from '../../../lib/admin-client.ts';

/** The page as visitors would see it; the one before stays in sight until the next one is drawn. */
export const previewQuery = (wish: PreviewRequest) =>
  queryOptions({
    queryKey: [PREVIEW_PATH, wish],
    queryFn: async () => (await adminClient.send<PreviewResponse>('POST', PREVIEW_PATH, wish)).html,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
