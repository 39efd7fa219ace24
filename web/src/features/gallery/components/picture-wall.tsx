import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { Picture } from '../../../components/ui/picture.tsx';
import type { GalleryPictureText } from '../../../components/content/site-content.ts';
import { plainPicture } from '../../../components/content/site-picture.ts';
import { PictureViewer } from './picture-viewer.tsx';

/** How finely heights are told apart: rows per width of a column. */
const ROWS_PER_WIDTH = 24;
/** About what the styles below make of it. */
const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 30vw, (min-width: 30rem) 46vw, 90vw';

const Wall = chakra('div', { base: { containerType: 'inline-size', '--gap': { base: '12px', md: '16px' } } });

/**
 * Before Safari 16 the width of the window has to do: rows that have no height would show no picture at all. A scroll
 * bar that takes room makes them a little higher; telephones have none.
 */
const WALL = { '--wall': 'min(100vw - 2.5rem, 76rem)', '@supports (width: 1cqi)': { '--wall': '100cqi' } };

/**
 * Bricks of their own height: rows that are a fraction of a column's width, and every picture in the first
 * column with room for it. So the order for the eye is the order for keyboard and ear.
 */
const Bricks = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    ...WALL,
    '--columns': { base: '1', sm: '2', lg: '3', xl: '4' },
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    gridAutoRows: `calc((var(--wall) - (var(--columns) - 1) * var(--gap)) / var(--columns) / ${ROWS_PER_WIDTH})`,
    gridAutoFlow: 'dense',
    columnGap: 'var(--gap)',
    // The last pictures keep their distance to what follows by the container's padding.
    mb: 'calc(-1 * var(--gap))',
    '& > li': {
      pb: 'var(--gap)',
      // Its rows give it its height, so those further down are styled and laid out when they come near.
      contentVisibility: 'auto',
      '@media (prefers-reduced-motion: no-preference)': {
        animation: 'picture-rises 700ms cubic-bezier(0.16, 1, 0.3, 1) calc(var(--place) * 50ms) both',
      },
    },
    '& a': {
      display: 'block',
      position: 'relative',
      height: 'full',
      overflow: 'hidden',
      cursor: 'zoom-in',
      outline: 'none',
      _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        height: '3px',
        bg: 'brand.solid',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        transition: 'transform 300ms',
      },
      '&:is(:hover, :focus-visible)': {
        '& img': { scale: '1.04' },
        _after: { transform: 'none' },
      },
    },
    '& img': { transition: 'scale 600ms cubic-bezier(0.16, 1, 0.3, 1)' },
  },
});

/** All pictures beside and below each other; a click shows one large. */
export function PictureWall({ pictures }: { pictures: GalleryPictureText[] }) {
  const [selected, setSelected] = useState<number | null>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function enlarge(event: MouseEvent, index: number) {
    // With a key it is a wish for a new tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setSelected(index);
  }

  return (
    <>
      <Wall>
        <Bricks>
          {pictures.map(({ id, picture, alt }, index) => (
            <li key={id} style={place(index, picture.height / picture.width)}>
              <a
                ref={(link) => {
                  links.current[index] = link;
                }}
                href={plainPicture(picture).src}
                data-enhanced=""
                onClick={(event) => enlarge(event, index)}
              >
                <Picture picture={picture} alt={alt} sizes={SIZES} ratio="fill" priority={index === 0} />
              </a>
            </li>
          ))}
        </Bricks>
      </Wall>
      {selected !== null && (
        <PictureViewer
          pictures={pictures}
          selected={selected}
          onSelect={setSelected}
          onClose={() => {
            setSelected(null);
            links.current[selected]?.focus();
          }}
        />
      )}
    </>
  );
}

/** The distance to the next picture is part of the brick: about one row of twenty-four. */
function place(index: number, slope: number): CSSProperties {
  return {
    gridRowEnd: `span ${Math.round(slope * ROWS_PER_WIDTH) + 1}`,
    ['--place' as string]: Math.min(index, 11),
  };
}
