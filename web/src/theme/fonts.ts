const FACES = [
  { family: 'Archivo Text', file: 'archivo-text.74e346e8', weight: '400 700', range: 'latin' },
  { family: 'Archivo Text', file: 'archivo-text-rest.dfa621bf', weight: '400 700', range: 'rest' },
  { family: 'Archivo Text', file: 'archivo-text-near.b2f7acd9', weight: '400 700', range: 'near' },
  { family: 'Archivo Display', file: 'archivo-display.c0e068bc', weight: '700', range: 'latin' },
  { family: 'Archivo Display', file: 'archivo-display-rest.429aefc2', weight: '700', range: 'rest' },
  { family: 'Archivo Display', file: 'archivo-display-near.7610721e', weight: '700', range: 'near' },
] as const;

/** As `web/fonts/cut-fonts.py` prints them. */
const RANGES = {
  latin:
    'U+20-7E,U+A0,U+A9-AB,U+B0,U+B2-B3,U+B7,U+BA-BB,U+C0-C4,U+C7-CF,U+D1-D7,U+D9-DC,U+DF-E4,U+E7-EF,U+F1-F6,U+F9-FC,U+FF,U+152-153,U+160-161,U+178,U+2BC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2212',
  rest: 'U+A1-A8,U+AC-AF,U+B1,U+B4-B6,U+B8-B9,U+BC-BF,U+C5-C6,U+D0,U+D8,U+DD-DE,U+E5-E6,U+F0,U+F7-F8,U+FD-FE,U+131,U+2030,U+2122,U+2190-2193',
  near: 'U+106-107,U+10C-10D,U+110-111,U+11E-11F,U+130,U+15E-15F,U+17D-17E',
};

/**
 * Headings change to their font whenever it comes: they are short, and the fallback is as wide. Long text
 * would then break elsewhere and push what stands below, so it keeps the font that it is first shown in;
 * from the second page on that is ours.
 */
const SHOWN = { 'Archivo Text': 'optional', 'Archivo Display': 'swap' };

/** Fonts that every page needs for its first view. */
export const PRELOADED_FONTS = [
  '/fonts/archivo-text.74e346e8.woff2',
  '/fonts/archivo-display.c0e068bc.woff2',
];

/**
 * The fallbacks have Archivo's widths and heights (measured against Arial), so that nothing moves
 * when the real font arrives.
 */
export const FONT_FACE_CSS =
  FACES.map(
    ({ family, file, weight, range }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:${SHOWN[family]};` +
      `src:url(/fonts/${file}.woff2) format("woff2");unicode-range:${RANGES[range]}}`,
  ).join('') +
  '@font-face{font-family:"Archivo Text Fallback";src:local("Arial"),local("Liberation Sans");' +
  'size-adjust:98.46%;ascent-override:89.17%;descent-override:21.33%;line-gap-override:0%}' +
  '@font-face{font-family:"Archivo Display Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arial");' +
  'size-adjust:125.1%;ascent-override:70.18%;descent-override:16.79%;line-gap-override:0%}';
