import type { DoctorConfig } from './doctor-config.js';
import type { Finding } from './finding.js';
import { lookAtDatabase } from './look-at-database.js';
import { lookAtDisk } from './look-at-disk.js';
import { lookAtMailServer } from './look-at-mail-server.js';
import { lookAtSessions } from './look-at-sessions.js';
import { lookAtWebsite } from './look-at-website.js';

/**
 * Looks at everything that an installation needs. What is away is a finding, never an error, so that one thing that is
 * wrong hides no other.
 *
 * @param testMailTo who gets a test mail; null for none
 */
export async function examine(config: DoctorConfig, testMailTo: string | null): Promise<Finding[]> {
  const findings = await Promise.all([
    lookAtWebsite(config.publicUrl),
    lookAtMailServer(config, testMailTo),
    lookAtDatabase(config),
    lookAtSessions(config),
    lookAtDisk('.'),
  ]);
  return findings.flat();
}
