import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { fittingSize } from '../../../components/layout/fitting-size.ts';
import { Heading } from '../../../components/ui/elements.ts';
import { Picture } from '../../../components/ui/picture.tsx';
import type { IllustratedText } from '../../../components/content/text-parts.ts';

/** Picture and words side by side; the picture reaches the edge of the window, the words keep to the page. */
const Row = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'stretch',
    '--edge': {
      base: '1.25rem',
      md: '2rem',
      xl: 'max(3rem, calc((100vw - 82rem) / 2 + 3rem))',
    },
    '&[data-side=right] > :first-of-type': { order: { xl: 1 } },
  },
});

/** As high as the photograph wherever the words beside it allow: what they speak of must not be cut off. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: { base: 'calc(100vw / 1.5)', xl: 'calc(50vw / 1.5)' },
    bg: 'bg.muted',
  },
});

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    py: { base: '12', md: '16' },
    // The inner edge stands off the picture, the outer one under the page's own.
    paddingInline: { base: 'var(--edge)', xl: '4rem var(--edge)' },
    '[data-side=right] > &': { paddingInline: { xl: 'var(--edge) 4rem' } },
  },
});

interface IllustratedSectionProps {
  id: string;
  section: IllustratedText;
  /** Where the picture stands in wide windows. */
  side: 'left' | 'right';
  /** The picture is seen at once. */
  priority?: boolean;
  /** Lies on the picture. */
  badge?: ReactNode;
  children?: ReactNode;
}

export function IllustratedSection({
  id,
  section,
  side,
  priority,
  badge,
  children,
}: IllustratedSectionProps) {
  return (
    <Row aria-labelledby={id} data-side={side} bg={side === 'left' ? 'bg' : 'bg.subtle'}>
      <Frame>
        {section.picture && (
          <Picture
            picture={section.picture}
            alt=""
            sizes="(min-width: 1280px) 50vw, 100vw"
            ratio="fill"
            priority={priority}
          />
        )}
        {badge}
      </Frame>
      <Words>
        <chakra.div width="full" containerType="inline-size">
          <Heading
            id={id}
            size="title"
            maxWidth="18ch"
            style={{ fontSize: fittingSize(section.title, '100cqi') }}
          >
            {section.title}
          </Heading>
        </chakra.div>
        <chakra.p mt="6" textStyle="lg" color="fg.muted" maxWidth="prose">
          {section.text}
        </chakra.p>
        {children}
      </Words>
    </Row>
  );
}
