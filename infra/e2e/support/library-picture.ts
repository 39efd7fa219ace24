import {
  MEDIA_PATH,
  type MediaItem,
  type MediaItemResponse,
  type MediaResponse,
} from '@garage/contracts/media';
import type { StaffClient } from './api-client.ts';
import { eventually } from './eventually.ts';
import { greyPicture } from './grey-picture.ts';

/** Uploads a picture, a grey one unless given, into the library and waits until pages may show it. */
export async function addLibraryPicture(
  staff: StaffClient,
  name: string,
  file = greyPicture(),
): Promise<MediaItem> {
  const data = `data:;base64,${file.toString('base64')}`;
  const added = await staff.call('POST', MEDIA_PATH, { name, data });
  const { item } = (await added.json()) as MediaItemResponse;
  const state = async () => {
    const { media } = (await (await staff.call('GET', MEDIA_PATH)).json()) as MediaResponse;
    return media.find(({ id }) => id === item.id)?.state;
  };
  const reached = await eventually(state, 'ready', 30_000);
  if (reached !== 'ready') throw new Error(`the picture is ${reached}`);
  return { ...item, state: 'ready' };
}
