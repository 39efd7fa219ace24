import type { GarageFacts } from '@garage/contracts/garage';

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';
/** Half of what the map shows to each side, in degrees: a few streets around the garage. */
const REACH = { latitude: 0.0035, longitude: 0.0075 };

/** The map to embed: the one that the staff chose, else OpenStreetMap around the garage; null without a place. */
export function mapEmbedUrl(chosen: string | null, location: GarageFacts['location']): string | null {
  if (chosen) return chosen;
  if (!location) return null;
  const { latitude, longitude } = location;
  const edges = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: edges.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${OPEN_STREET_MAP}/export/embed.html?${query.toString()}`;
}

/** A page that finds the way to the garage. */
export function routePlannerUrl({ address, location }: Pick<GarageFacts, 'address' | 'location'>): string {
  if (location) {
    const query = new URLSearchParams({ route: `;${location.latitude},${location.longitude}` });
    return `${OPEN_STREET_MAP}/directions?${query.toString()}`;
  }
  const query = new URLSearchParams({ query: `${address.street}, ${address.postalCode} ${address.city}` });
  return `${OPEN_STREET_MAP}/search?${query.toString()}`;
}
