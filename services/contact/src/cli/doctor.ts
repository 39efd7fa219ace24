import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { loadConfig } from '@garage/shared/config/env';
import { packageVersion } from '@garage/shared/config/package-version';
import { DoctorConfig } from '../doctor/doctor-config.js';
import { examine } from '../doctor/examine.js';
import { linesOf, ok } from '../doctor/finding.js';

/**
 * `node dist/cli/doctor.js [--mail you@garage.example]`: says in German and English what is wrong with an installation,
 * whether it runs or not. Ends with 1 when something keeps it from working.
 */
const { values } = parseArgs({ options: { mail: { type: 'string' } } });
// What is wrong is said below, once.
Logger.overrideLogger(false);
const findings = [
  ok('release', { version: packageVersion(), node: process.versions.node }),
  ...(await examine(loadConfig(DoctorConfig), values.mail ?? null)),
];
process.stdout.write(`\n${findings.map(linesOf).join('\n')}\n`);
process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
