import { RESET_CODE_MINUTES } from '@garage/contracts/auth';
import { DataSource } from 'typeorm';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { hashResetCode, makeResetCode } from './reset-code.js';

export interface IssuedResetCode {
  code: string;
  expiresAt: Date;
}

/** Makes the one code that is good from now on; unused earlier ones end. */
export async function issueResetCode(databaseUrl: string): Promise<IssuedResetCode> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    synchronize: false,
    installExtensions: false,
    applicationName: 'reset-admin',
    connectTimeoutMS: 5000,
  });
  await dataSource.initialize();
  try {
    const code = makeResetCode();
    const expiresAt = await dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE auth.reset_codes SET expires_at = now() WHERE used_at IS NULL AND expires_at > now()`,
      );
      const [row] = await manager.query<{ expires_at: Date }[]>(
        `INSERT INTO auth.reset_codes (code_hash, expires_at)
         VALUES ($1, now() + make_interval(mins => $2)) RETURNING expires_at`,
        [hashResetCode(code), RESET_CODE_MINUTES],
      );
      await recordAudit(manager, { action: 'reset-code-created', outcome: 'success' });
      if (!row) throw new Error('The code was not stored');
      return row.expires_at;
    });
    return { code, expiresAt };
  } finally {
    await dataSource.destroy();
  }
}
