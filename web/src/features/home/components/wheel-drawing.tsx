import { chakra } from '@chakra-ui/react/styled-system';

const STEEL = '#aeb7c0';
const SPOKES = [0, 72, 144, 216, 288];

const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    '& .turning': { transformOrigin: '500px 500px' },
    // The wheel rolls with the page; browsers without scroll timelines show it standing.
    '@supports (animation-timeline: scroll())': {
      '@media (prefers-reduced-motion: no-preference)': {
        '& .turning': {
          animation: 'wheel-turn linear both',
          animationTimeline: 'scroll(root)',
          animationRange: '0 1400px',
        },
      },
    },
  },
});

/** `count` marks of this width around a circle, drawn as one dashed line. */
function marks(count: number, width: number) {
  return { pathLength: count * 10, strokeDasharray: `${width} ${10 - width}`, strokeDashoffset: width / 2 };
}

/**
 * A wheel with its brake, drawn like a workshop plan: rev counter outside, tyre, double spokes, drilled
 * disc, and the calliper as the only colour. Everything but counter and calliper turns on scrolling.
 */
export function WheelDrawing() {
  return (
    <Svg viewBox="0 0 1000 1000" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="tyre" cx="0.42" cy="0.3" r="0.75">
          <stop offset="0.45" stopColor="#262c34" />
          <stop offset="0.86" stopColor="#14181d" />
          <stop offset="1" stopColor="#07090b" />
        </radialGradient>
        <linearGradient id="lip" x1="0.15" y1="0.05" x2="0.8" y2="1">
          <stop offset="0" stopColor="#f3f4f5" />
          <stop offset="0.28" stopColor="#6b7682" />
          <stop offset="0.5" stopColor="#2a3039" />
          <stop offset="0.74" stopColor="#8e98a3" />
          <stop offset="1" stopColor="#e4e8eb" />
        </linearGradient>
        <linearGradient id="spoke" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cdd4da" />
          <stop offset="0.55" stopColor="#7d8793" />
          <stop offset="1" stopColor="#464f59" />
        </linearGradient>
        <radialGradient id="disc" cx="0.38" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#59636e" />
          <stop offset="0.6" stopColor="#343b44" />
          <stop offset="1" stopColor="#20262d" />
        </radialGradient>
        <radialGradient id="hub" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#e4e8eb" />
          <stop offset="0.5" stopColor="#7d8793" />
          <stop offset="1" stopColor="#2a3039" />
        </radialGradient>
        <linearGradient id="calliper" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ff4b42" />
          <stop offset="0.5" stopColor="#d3191f" />
          <stop offset="1" stopColor="#8d0e12" />
        </linearGradient>
      </defs>

      <g stroke={STEEL}>
        <circle cx="500" cy="500" r="486" strokeWidth="1" opacity="0.35" />
        <circle cx="500" cy="500" r="480" strokeWidth="10" opacity="0.5" {...marks(180, 0.7)} />
        <circle cx="500" cy="500" r="475" strokeWidth="20" opacity="0.8" {...marks(36, 0.22)} />
      </g>
      <path d="M834 166a472 472 0 0 1 138 334" stroke="#d3191f" strokeWidth="5" />

      <circle cx="500" cy="500" r="446" fill="url(#tyre)" />
      <g className="turning">
        <circle cx="500" cy="500" r="440" stroke="#39414b" strokeWidth="9" {...marks(96, 6.4)} />
        <circle cx="500" cy="500" r="424" stroke="#4a535e" strokeWidth="1.5" />
        <circle cx="500" cy="500" r="352" stroke="#39414b" strokeWidth="1.5" />
        <circle cx="500" cy="500" r="388" stroke="#59636e" strokeWidth="2" {...marks(12, 4)} />
      </g>

      <circle cx="500" cy="500" r="330" fill="#0a0c0f" />
      <circle cx="500" cy="500" r="236" fill="url(#disc)" />
      <g className="turning">
        <circle cx="500" cy="500" r="232" stroke="#8e98a3" strokeWidth="1.5" />
        <circle cx="500" cy="500" r="222" stroke="#0a0c0f" strokeWidth="0.75" opacity="0.6" />
        <circle cx="500" cy="500" r="190" stroke="#0a0c0f" strokeWidth="0.75" opacity="0.6" />
        <g stroke="#0d1013" strokeWidth="9" strokeLinecap="round">
          <circle cx="500" cy="500" r="212" pathLength="300" strokeDasharray="0 10" />
          <circle cx="500" cy="500" r="192" pathLength="300" strokeDasharray="0 10" strokeDashoffset="3.4" />
          <circle cx="500" cy="500" r="172" pathLength="300" strokeDasharray="0 10" strokeDashoffset="6.7" />
        </g>
        <circle cx="500" cy="500" r="150" stroke="#8e98a3" strokeWidth="1.5" opacity="0.7" />
      </g>

      <path
        d="M570 262a248 248 0 0 1 164 158l-62 22a182 182 0 0 0-121-116Z"
        fill="url(#calliper)"
        stroke="#ff9d96"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M600 300a208 208 0 0 1 96 94"
        stroke="#ffd9d6"
        strokeWidth="3"
        opacity="0.75"
        strokeLinecap="round"
      />
      <circle cx="592" cy="294" r="8" fill="#5c080b" />
      <circle cx="704" cy="404" r="8" fill="#5c080b" />

      <g className="turning">
        {SPOKES.map((angle) => (
          <g key={angle} transform={`rotate(${angle} 500 500)`}>
            <path
              d="M478 452 460 196l22-8 12 252ZM522 452l18-256-22-8-12 252Z"
              fill="url(#spoke)"
              stroke="#e4e8eb"
              strokeWidth="1.25"
              strokeLinejoin="round"
            />
          </g>
        ))}
        <circle cx="500" cy="500" r="326" stroke="url(#lip)" strokeWidth="24" />
        <circle cx="500" cy="500" r="339" stroke="#f3f4f5" strokeWidth="1.25" opacity="0.7" />
        <circle cx="500" cy="500" r="313" stroke="#0a0c0f" strokeWidth="1.5" />
        <circle cx="500" cy="500" r="66" fill="url(#hub)" stroke="#e4e8eb" strokeWidth="1.5" />
        <circle
          cx="500"
          cy="500"
          r="44"
          stroke="#14181d"
          strokeWidth="17"
          strokeLinecap="round"
          pathLength="50"
          strokeDasharray="0 10"
          strokeDashoffset="5"
        />
        <circle cx="500" cy="500" r="20" stroke="#2a3039" strokeWidth="2" />
        <path d="M500 838v-18" stroke="#e4e8eb" strokeWidth="6" strokeLinecap="round" />
      </g>
    </Svg>
  );
}
