import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A checksum of every file of a folder, by name. */
export function fileSums(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('base64'),
    ]),
  );
}
