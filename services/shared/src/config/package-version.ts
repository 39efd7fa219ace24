import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Of the product, as a release writes it into the package of the whole: two folders above the service's own, in which
 * every service runs.
 */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(path.resolve('../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
