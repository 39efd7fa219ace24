import { chakra } from '@chakra-ui/react/styled-system';
import { LuImageOff } from 'react-icons/lu';
import { plainPicture } from '../../../components/content/site-picture.ts';
import { usePicture } from '../media/use-picture.ts';

const Frame = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '10',
    overflow: 'hidden',
    bg: 'bg.muted',
    color: 'fg.muted',
    borderRadius: 'l1',
    '&[data-large=true]': { width: '24', height: '16' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** What an entry looks like, small enough to find it by. */
export function EntryPicture({ value, isLarge = false }: { value: string; isLarge?: boolean }) {
  const picture = usePicture(value);
  return (
    <Frame aria-hidden data-large={isLarge}>
      {picture ? (
        <img {...plainPicture(picture)} alt="" loading="lazy" />
      ) : (
        <LuImageOff size={18} strokeWidth={1.4} />
      )}
    </Frame>
  );
}
