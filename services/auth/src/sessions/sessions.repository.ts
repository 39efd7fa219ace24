import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface StoredSession {
  id: number;
  sessionId: string;
  userId: number;
  device: string;
  network: string;
  startedAt: Date;
}

const LOOKED_AT_TOGETHER = 500;
const COLUMNS = `id, session_id AS "sessionId", user_id AS "userId", device, network, started_at AS "startedAt"`;

/** Whose sessions there are. Whether one still stands only the session store knows. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    userId: number,
    session: Pick<StoredSession, 'sessionId' | 'device' | 'network'>,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO auth.user_sessions (user_id, session_id, device, network) VALUES ($1, $2, $3, $4)`,
      [userId, session.sessionId, session.device, session.network],
    );
  }

  findOfUser(userId: number): Promise<StoredSession[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM auth.user_sessions WHERE user_id = $1 ORDER BY started_at DESC, id DESC`,
      [userId],
    );
  }

  async findById(id: number): Promise<StoredSession | undefined> {
    const [row] = await this.dataSource.query<StoredSession[]>(
      `SELECT ${COLUMNS} FROM auth.user_sessions WHERE id = $1`,
      [id],
    );
    return row;
  }

  /** Those that have been there for longer than anybody just needs to sign in; a few that follow an id. */
  findSettled(after: number): Promise<{ id: number; sessionId: string }[]> {
    return this.dataSource.query(
      `SELECT id, session_id AS "sessionId" FROM auth.user_sessions
        WHERE id > $1 AND started_at < now() - interval '1 hour' ORDER BY id LIMIT ${LOOKED_AT_TOGETHER}`,
      [after],
    );
  }

  async forget(sessionIds: readonly string[]): Promise<void> {
    await this.dataSource.query(`DELETE FROM auth.user_sessions WHERE session_id = ANY ($1)`, [sessionIds]);
  }
}
