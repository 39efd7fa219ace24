import { chakra } from '@chakra-ui/react/styled-system';

/** 24 × 24, drawn with one line width; a dot is a line of no length. */
const PATHS = {
  phone:
    'M6.5 3.5h3l1.6 4.6-2 1.6a12.5 12.5 0 0 0 5.2 5.2l1.6-2 4.6 1.6v3c0 1.1-.9 2-2 2A15.5 15.5 0 0 1 4.5 5.5c0-1.1.9-2 2-2Z',
  mail: 'M3.5 5.5h17v13h-17ZM3.5 7l8.5 6.5L20.5 7',
  pin: 'M12 21.5s7-6.6 7-12a7 7 0 0 0-14 0c0 5.4 7 12 7 12ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  calendar: 'M4 5.5h16v15H4ZM4 10h16M8.5 3v4.5M15.5 3v4.5M8.5 14.5h.01M12 14.5h.01M15.5 14.5h.01',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  menu: 'M3.5 7h17M3.5 12h17M9.5 17h11',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5Z',
  device: 'M3.5 4.5h17v12h-17ZM8.5 20.5h7M12 16.5v4',
  arrowLeft: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  arrowUp: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  arrowRight: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  arrowDown: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.5v15l12-7.5Z',
  chevronDown: 'm6 9.5 6 6 6-6',
  check: 'm4.5 12.5 5 5 10-11',
  alert: 'M12 3.5 22 20.5H2ZM12 10v4.5M12 17.5v.01',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19.5 4.5 11 13',
  send: 'M3.5 11.5 20.5 4l-6 16.5-3-7ZM11.5 13.5l9-9.5',
} as const;

export type IconName = keyof typeof PATHS;

const LINES = {
  className: 'icon',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
  focusable: 'false',
} as const;

const Styled = chakra('svg');

/** Decoration only: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, ...style }: { name: IconName } & React.ComponentProps<typeof Styled>) {
  const path = <path d={PATHS[name]} />;
  // Most look alike, and React takes a plain element over in a tenth of the time.
  if (Object.keys(style).length === 0) return <svg {...LINES}>{path}</svg>;
  return (
    <Styled {...LINES} {...style}>
      {path}
    </Styled>
  );
}
