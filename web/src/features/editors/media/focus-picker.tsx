import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { MediaItem } from '@garage/contracts/media';
import { plainPicture } from '../../../components/content/site-picture.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

type Point = [x: number, y: number];

const STEP = 0.05;
const STEPS: Partial<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocusPickerProps {
  item: Pick<MediaItem, 'picture' | 'state'>;
  focus: Point;
  isDisabled: boolean;
  onChange: (focus: Point) => void;
}

/** The picture with the point that stays in sight however it is cropped; set by a click or with the arrow keys. */
export function FocusPicker({ item: { picture, state }, focus, isDisabled, onChange }: FocusPickerProps) {
  const { t } = useTranslation('editors');
  const [x, y] = focus;
  const { src } = plainPicture({ ...picture, alt: '' });

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // By keyboard a click has no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange([
      inside((event.clientX - box.left) / box.width),
      inside((event.clientY - box.top) / box.height),
    ]);
  };
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange([inside(x + step[0]), inside(y + step[1])]);
  };
  return (
    <div>
      <chakra.button
        type="button"
        disabled={isDisabled}
        aria-label={t('media.focus')}
        aria-describedby="media-focus-place"
        onClick={click}
        onKeyDown={key}
        position="relative"
        display="block"
        width="full"
        maxWidth="28rem"
        cursor="crosshair"
        style={{ aspectRatio: `${picture.width} / ${picture.height}`, backgroundColor: picture.colour }}
        _focusVisible={{ outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      >
        {state === 'ready' && <chakra.img src={src} alt="" width="full" height="full" draggable={false} />}
        <chakra.span
          position="absolute"
          width="6"
          height="6"
          borderRadius="full"
          border="3px solid white"
          boxShadow="0 0 0 2px black"
          transform="translate(-50%, -50%)"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      </chakra.button>
      <chakra.output id="media-focus-place" display="block" mt="1" textStyle="sm" color="fg.muted">
        {t('media.focusAt', { x: Math.round(x * 100), y: Math.round(y * 100) })}
      </chakra.output>
    </div>
  );
}

function inside(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100;
}
