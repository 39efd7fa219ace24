import { queryOptions } from '@tanstack/react-query';
import {
  type AddMediaFromAddressRequest,
  type AddMediaRequest,
  type ChangeMediaRequest,
  MEDIA_FROM_ADDRESS_PATH,
  MEDIA_PATH,
  type MediaItem,
  type MediaItemResponse,
  type MediaResponse,
  mediaRetryPath,
} from '@garage/contracts/media';
import { adminClient } from '../../../lib/admin-client.ts';

/** A large picture takes its time on a slow line, and several wait for each other. */
const UPLOAD_PATIENCE = { timeoutMs: 60_000 };
const LOOK_AGAIN_MS = 1000;

/** The pictures that staff have uploaded, the newest first; asked for again while some are in the making. */
export const mediaQuery = () =>
  queryOptions({
    queryKey: [MEDIA_PATH],
    queryFn: ({ signal }) => loadLibrary(signal),
    staleTime: 10_000,
    refetchInterval: ({ state }) =>
      state.data?.some((item) => item.state === 'processing') ? LOOK_AGAIN_MS : false,
  });

/** All of it: which picture a field names is known only then, and `MEDIA_LIMITS.count` keeps it small. */
async function loadLibrary(signal: AbortSignal): Promise<MediaItem[]> {
  const items: MediaItem[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: MediaResponse = await adminClient.get<MediaResponse>(
      cursor === '' ? MEDIA_PATH : `${MEDIA_PATH}?cursor=${cursor}`,
      signal,
    );
    items.push(...page.media);
    cursor = page.nextCursor;
  }
  return items;
}

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

export async function addMediaFromAddress(address: string): Promise<MediaItem> {
  const request: AddMediaFromAddressRequest = { address };
  const path = MEDIA_FROM_ADDRESS_PATH;
  const { item } = await adminClient.send<MediaItemResponse>('POST', path, request, {}, UPLOAD_PATIENCE);
  return item;
}

export async function changeMedia(id: number, request: ChangeMediaRequest): Promise<MediaItem> {
  const { item } = await adminClient.send<MediaItemResponse>('PUT', `${MEDIA_PATH}/${id}`, request);
  return item;
}

export async function retryMedia(id: number): Promise<MediaItem> {
  const { item } = await adminClient.send<MediaItemResponse>('POST', mediaRetryPath(id));
  return item;
}

export async function deleteMedia(id: number): Promise<void> {
  await adminClient.send('DELETE', `${MEDIA_PATH}/${id}`);
}
