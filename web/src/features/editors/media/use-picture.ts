import { useQuery } from '@tanstack/react-query';
import { mediaId } from '@garage/contracts/media';
import type { SitePicture } from '../../../components/content/site-picture.ts';
import { mediaQuery } from '../api/media-queries.ts';
import { pictureOf } from '../picture-choice.ts';

/** The picture that a field names, built in or of the library; undefined while there is nothing to be seen yet. */
export function usePicture(key: string): SitePicture | null | undefined {
  const id = mediaId(key);
  const { data, isPending } = useQuery({ ...mediaQuery(), enabled: id !== null });
  if (id === null) return pictureOf(key);
  const found = data?.find((item) => item.id === id);
  if (found) return found.state === 'ready' ? { ...found.picture, alt: '' } : undefined;
  return isPending ? undefined : null;
}
