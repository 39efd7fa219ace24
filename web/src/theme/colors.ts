/**
 * The colours of the site: ink and steel of a dark studio, warm white of its light side, and one
 * signal red, the colour of a brake calliper.
 */
export const PALETTE = {
  white: '#ffffff',
  ink: { 600: '#3d4550', 700: '#2a3039', 800: '#1d2229', 850: '#161a20', 900: '#101318', 950: '#0a0c0f' },
  steel: {
    50: '#f3f4f5',
    100: '#e4e8eb',
    200: '#cdd4da',
    300: '#aeb7c0',
    400: '#8e98a3',
    500: '#6b7682',
    600: '#5a646f',
    700: '#464f59',
  },
  paper: { 50: '#fbfaf7', 100: '#f4f2ed', 200: '#eae6de', 300: '#dcd6cb', 400: '#c9c2b5' },
  red: {
    50: '#fdf0ee',
    300: '#ff9d96',
    400: '#ff6a61',
    500: '#d3191f',
    600: '#b31217',
    950: '#261012',
  },
  green: { 50: '#eaf6ee', 300: '#6fd6a0', 700: '#116239', 950: '#0d2418' },
  amber: { 50: '#fdf4e0', 300: '#f4c25a', 700: '#7d4e00', 950: '#2a1f0a' },
  blue: { 50: '#eaf2fc', 300: '#8cbcff', 700: '#174f9c', 950: '#0d1c31' },
} as const;

const { white, ink, steel, paper, red, green, amber, blue } = PALETTE;

export type ColorPair = readonly [light: string, dark: string];

/** The colours of every page by meaning, as [on light, on dark]. `contrast.spec.ts` checks the pairs that meet. */
export const SITE_COLORS = {
  bg: {
    DEFAULT: [paper[50], ink[950]],
    subtle: [paper[100], ink[900]],
    muted: [paper[200], ink[800]],
    emphasized: [paper[300], ink[700]],
    panel: [white, ink[850]],
    error: [red[50], red[950]],
    warning: [amber[50], amber[950]],
    success: [green[50], green[950]],
    info: [blue[50], blue[950]],
  },
  fg: {
    DEFAULT: [ink[950], steel[50]],
    muted: [steel[700], steel[300]],
    subtle: [steel[600], steel[400]],
    error: [red[600], red[300]],
    warning: [amber[700], amber[300]],
    success: [green[700], green[300]],
    info: [blue[700], blue[300]],
  },
  border: {
    DEFAULT: [paper[300], ink[700]],
    emphasized: [paper[400], ink[600]],
    /** Edges of form fields: 3:1 against every background. */
    control: [steel[500], steel[500]],
    error: [red[500], red[400]],
  },
  brand: {
    contrast: [white, white],
    fg: [red[600], red[400]],
    subtle: [red[50], red[950]],
    solid: [red[500], red[500]],
    solidHover: [red[600], red[600]],
    focusRing: [red[500], red[400]],
    border: [red[500], red[400]],
  },
} as const satisfies Record<string, Record<string, ColorPair>>;

/** What only the staff area shows, and no visitor loads. */
export const STAFF_COLORS = {
  bg: { inverted: [ink[950], paper[50]] },
  fg: { inverted: [paper[50], ink[950]] },
  border: { muted: [paper[200], ink[800]], subtle: [paper[200], ink[800]] },
} as const satisfies Record<string, Record<string, ColorPair>>;
