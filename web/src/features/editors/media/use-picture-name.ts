import { useQuery } from '@tanstack/react-query';
import { mediaId } from '@garage/contracts/media';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { mediaQuery } from '../api/media-queries.ts';
import { builtInName } from '../picture-name.ts';

/** What a picture is called. Asks the library for nothing: whoever shows the picture has done so. */
export function usePictureName(): (key: string) => string {
  const { t } = useTranslation('editors');
  const { data } = useQuery({ ...mediaQuery(), enabled: false });
  return (key) => {
    const id = mediaId(key);
    return id === null ? builtInName(key, t) : (data?.find((item) => item.id === id)?.name ?? '');
  };
}
