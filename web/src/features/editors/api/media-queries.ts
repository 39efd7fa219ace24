import { queryOptions } from '@tanstack/react-query';
import {
  type AddMediaRequest,
  type ChangeMediaRequest,
  MEDIA_PATH,
  type MediaItem,
  type MediaItemResponse,
  type MediaResponse,
} from '@garage/contracts/media';
import { adminClient } from '../../../lib/admin-client.ts';

/** Converting a large picture takes the server some seconds. */
const UPLOAD_PATIENCE = { timeoutMs: 60_000 };

/** The pictures that staff have uploaded, the newest first. */
export const mediaQuery = () =>
  queryOptions({
    queryKey: [MEDIA_PATH],
    queryFn: async ({ signal }) => (await adminClient.get<MediaResponse>(MEDIA_PATH, signal)).media,
    staleTime: 10_000,
  });

export async function addMedia(request: AddMediaRequest): Promise<MediaItem> {
  const { item } = await adminClient.send<MediaItemResponse>(
    'POST',
    MEDIA_PATH,
    request,
    {},
    UPLOAD_PATIENCE,
  );
  return item;
}

export async function changeMedia(id: number, request: ChangeMediaRequest): Promise<MediaItem> {
  const { item } = await adminClient.send<MediaItemResponse>('PUT', `${MEDIA_PATH}/${id}`, request);
  return item;
}

export async function deleteMedia(id: number): Promise<void> {
  await adminClient.send('DELETE', `${MEDIA_PATH}/${id}`);
}
