const FACES = [
  { family: 'Archivo Text', file: 'archivo-text.0a2ae0db', weight: '400 700', range: 'latin' },
  { family: 'Archivo Text', file: 'archivo-text-near.96bd6aae', weight: '400 700', range: 'near' },
  { family: 'Archivo Display', file: 'archivo-display.7d87ccf9', weight: '500 800', range: 'latin' },
  { family: 'Archivo Display', file: 'archivo-display-near.4cc69716', weight: '500 800', range: 'near' },
] as const;

const RANGES = {
  latin:
    'U+20-7E,U+A0-FF,U+131,U+152-153,U+178,U+2BC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212',
  near: 'U+106-107,U+10C-10D,U+110-111,U+11E-11F,U+130,U+15E-161,U+17D-17E',
};

/** Fonts that every page needs for its first view. */
export const PRELOADED_FONTS = [
  '/fonts/archivo-text.0a2ae0db.woff2',
  '/fonts/archivo-display.7d87ccf9.woff2',
];

/**
 * The fallbacks have Archivo's widths and heights (measured against Arial), so that nothing moves
 * when the real font arrives.
 */
export const FONT_FACE_CSS =
  FACES.map(
    ({ family, file, weight, range }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
      `src:url(/fonts/${file}.woff2) format("woff2");unicode-range:${RANGES[range]}}`,
  ).join('') +
  '@font-face{font-family:"Archivo Text Fallback";src:local("Arial"),local("Liberation Sans");' +
  'size-adjust:98.46%;ascent-override:89.17%;descent-override:21.33%;line-gap-override:0%}' +
  '@font-face{font-family:"Archivo Display Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arial");' +
  'size-adjust:125.1%;ascent-override:70.18%;descent-override:16.79%;line-gap-override:0%}';
