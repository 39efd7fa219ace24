import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VARIABLES } from '../../../theme/variables.ts';
import { initials } from '../initials.ts';

const Stage = chakra('div', {
  base: {
    // A portrait has its 400 px everywhere; initials do not need a telephone's whole height.
    height: { base: '15rem', md: '400px' },
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    backgroundImage:
      'radial-gradient(20rem 16rem at 70% 20%, rgb(96 112 132 / 0.4), transparent 70%), linear-gradient(180deg, #07090b, #171c23)',
  },
});

/** Where the coloured stretch of the counter begins; each person has an own one. */
const STEP = 51;

/**
 * A portrait without a photograph: the initials in the middle of a rev counter. The default garage has nothing else:
 * nobody who does not exist is given a face.
 */
export function Monogram({ name, position }: { name: string; position: number }) {
  return (
    <Stage data-stage="" aria-hidden="true">
      <Dial position={position}>
        <chakra.text
          x="150"
          y="150"
          dy="0.36em"
          textAnchor="middle"
          fill="#f3f4f5"
          fontFamily="heading"
          fontWeight="bold"
          fontSize="84px"
          letterSpacing="tight"
        >
          {initials(name)}
        </chakra.text>
      </Dial>
    </Stage>
  );
}

/** A rev counter, with room in its middle. */
export function Dial({ position, children }: { position: number; children?: ReactNode }) {
  return (
    <svg width="84%" height="84%" viewBox="0 0 300 300" fill="none" focusable="false">
      <circle cx="150" cy="150" r="146" stroke="#2a3039" />
      <circle
        cx="150"
        cy="150"
        r="136"
        stroke="#5a646f"
        strokeWidth="8"
        pathLength="360"
        strokeDasharray="0.6 2.4"
      />
      <circle
        cx="150"
        cy="150"
        r="132"
        stroke="#aeb7c0"
        strokeWidth="16"
        pathLength="360"
        strokeDasharray="1 14"
      />
      <g transform={`rotate(${position * STEP - 140} 150 150)`}>
        <circle
          cx="150"
          cy="150"
          r="118"
          style={{ stroke: VARIABLES.colors['brand.solid'] }}
          strokeWidth="5"
          pathLength="360"
          strokeDasharray="62 298"
        />
      </g>
      <circle cx="150" cy="150" r="106" fill="#101318" stroke="#39414b" strokeWidth="1.5" />
      {children}
    </svg>
  );
}
