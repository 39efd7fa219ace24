import { CreateAuthSchema1763600000000 } from './migrations/1763600000000-create-auth-schema.js';
import { AddSecondFactorsAndSessionList1763901000000 } from './migrations/1763901000000-add-second-factors-and-session-list.js';
import { CreateBackups1764000000000 } from './migrations/1764000000000-create-backups.js';
import { KeyRecoveryCodes1764310000000 } from './migrations/1764310000000-key-recovery-codes.js';
import { AddAccountRequirements1764320000000 } from './migrations/1764320000000-add-account-requirements.js';
import { AddPasskeys1764330000000 } from './migrations/1764330000000-add-passkeys.js';
import { AddPasswordLinks1764340000000 } from './migrations/1764340000000-add-password-links.js';
import { AuditVolume1764420000000 } from './migrations/1764420000000-audit-volume.js';
import { AgesOfCodes1764440000000 } from './migrations/1764440000000-ages-of-codes.js';
import { CustomersPermissions1764620000000 } from './migrations/1764620000000-customers-permissions.js';
import { BackupChecks1764720000000 } from './migrations/1764720000000-backup-checks.js';

/** In the order in which they run; applied ones never change. */
export const migrations = [
  CreateAuthSchema1763600000000,
  AddSecondFactorsAndSessionList1763901000000,
  CreateBackups1764000000000,
  KeyRecoveryCodes1764310000000,
  AddAccountRequirements1764320000000,
  AddPasskeys1764330000000,
  AddPasswordLinks1764340000000,
  AuditVolume1764420000000,
  AgesOfCodes1764440000000,
  CustomersPermissions1764620000000,
  BackupChecks1764720000000,
];
