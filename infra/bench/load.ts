import autocannon, { type Options } from 'autocannon';

export const CONNECTIONS = 16;

export interface Rate {
  perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number;
}

/** How many requests are answered while 16 visitors ask without a pause; anything but success is an error. */
export async function rate(url: string, seconds: number, options: Partial<Options> = {}): Promise<Rate> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
    ...options,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}
