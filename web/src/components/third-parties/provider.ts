const NAMES: [RegExp, string][] = [
  [/(?:^|\.)openstreetmap\.org$/, 'OpenStreetMap'],
  [/(?:^|\.)google\.(?:com|ch)$/, 'Google'],
  [/(?:^|\.)geo\.admin\.ch$/, 'swisstopo'],
];

export interface Provider {
  /** As visitors know it; the host where we do not know better. */
  name: string;
  /** What is allowed or not. */
  host: string;
}

/** Who answers at an address. */
export function providerOf(url: string): Provider {
  const { hostname } = new URL(url);
  const known = NAMES.find(([pattern]) => pattern.test(hostname));
  return { name: known ? known[1] : hostname.replace(/^(?:www|widgets?|embed|cdn)\./, ''), host: hostname };
}
