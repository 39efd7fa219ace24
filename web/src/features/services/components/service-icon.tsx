import { chakra } from '@chakra-ui/react/styled-system';

/** 48 × 48, one line width; the second path of an icon is its part in the colour of the garage. */
const DRAWINGS: Record<string, readonly [string, string?]> = {
  tools: [
    'M30 8.5a9.5 9.5 0 0 0-8.6 13.4L7.5 35.8a3.3 3.3 0 0 0 4.7 4.7l13.9-13.9A9.5 9.5 0 0 0 39 14.5l-5.6 5.6-5.5-5.5 5.6-5.6a9.4 9.4 0 0 0-3.5-.5Z',
    'M10 38v.01',
  ],
  'car-battery': ['M6 16h36v22H6ZM11 16v-5h8v5M29 16v-5h8v5M27 27h9', 'M12 27h9M16.5 22.5v9'],
  'oil-can': [
    'M5 22h22v16H9l-4-9ZM27 26l13-10 3 3-16 15M11 22v-5h10v5M16 17v-4',
    'M42 27c-2 3-2.6 4-2.6 5.4a2.6 2.6 0 0 0 5.2 0c0-1.4-.6-2.4-2.6-5.4Z',
  ],
  cog: [
    'M24 5v6M24 37v6M5 24h6M37 24h6M10.6 10.6l4.2 4.2M33.2 33.2l4.2 4.2M10.6 37.4l4.2-4.2M33.2 14.8l4.2-4.2M24 37a13 13 0 1 0 0-26 13 13 0 0 0 0 26Z',
    'M24 29a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  ],
  gauge: [
    'M8 37a19 19 0 1 1 32 0M24 10v4M9.5 18l3.6 2M38.5 18l-3.6 2M24 33a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
    'M26 27.5 33 19',
  ],
  fan: [
    'M24 28.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM24 19.5C19 16 19 6 25 6s8 8 2.500 14M27.900 26.200C33.400 23.700 42 28.800 39 34s-11.700 2.800-14-5.600M20.100 26.200C19.600 32.200 11 37.300 8 32s3.600-11.600 12-9.400',
  ],
  lightbulb: [
    'M22 10c-10 0-16 6-16 14s6 14 16 14c3-8 3-20 0-28Z',
    'M29 14h13M30 20.700h11M30 27.300h11M29 34h13',
  ],
  'spray-can': [
    'M10 20h16v22H10ZM13 20v-5h10v5M15 15v-4h6v4M10 27h16',
    'M31 10h.01M36 7h.01M36 13h.01M41 10h.01M41 4.500h.01M41 16h.01',
  ],
  'calendar-check': ['M7 11h34v30H7ZM7 19h34M15 6v9M33 6v9', 'm16.500 29.500 5 5 10-10'],
};

/** A wheel, for work that has no sign of its own. */
const WHEEL: readonly [string, string?] = [
  'M24 43a19 19 0 1 0 0-38 19 19 0 0 0 0 38ZM24 36a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM24 12v8M12.600 20.300l7.600 2.500M17 33.700l4.600-6.500M31 33.700l-4.600-6.500M35.400 20.300l-7.600 2.500',
  'M24 27.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z',
];

const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: '12',
    height: '12',
    flexShrink: 0,
    '& > path + path': { color: 'brand.fg', strokeWidth: '2.6' },
  },
});

/** Decoration: the name of the service stands beside it. */
export function ServiceIcon({ name }: { name: string | null }) {
  const [steel, colored] = (name && DRAWINGS[name]) || WHEEL;
  return (
    <Svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={steel} />
      {colored && <path d={colored} />}
    </Svg>
  );
}
