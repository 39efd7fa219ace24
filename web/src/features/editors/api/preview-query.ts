import { queryOptions } from '@tanstack/react-query';
import { PREVIEW_PATH, type PreviewRequest, type PreviewResponse } from '@garage/contracts/editor-pages';
import { adminClient } from '../../../lib/admin-client.ts';

/** The page as visitors would see it. */
export const previewQuery = (wish: PreviewRequest) =>
  queryOptions({
    queryKey: [PREVIEW_PATH, wish],
    queryFn: async () => (await adminClient.send<PreviewResponse>('POST', PREVIEW_PATH, wish)).html,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
