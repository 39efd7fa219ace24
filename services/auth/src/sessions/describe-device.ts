/** In this order: several browsers call themselves Chrome or Safari, too. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** `Firefox, Windows`: enough to recognise one's own device; the full text would be a fingerprint. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ');
}
