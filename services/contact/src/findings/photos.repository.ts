import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PhotoPicture } from './photo-picture.js';

export interface StoredPhoto {
  id: number;
  findingId: number | null;
  isReleased: boolean;
  width: number;
  height: number;
  createdAt: Date;
}

export interface NewPhoto extends PhotoPicture {
  appointmentId: number;
  findingId: number | null;
  idempotencyKey: string;
  isReleased: boolean;
  createdBy: number;
}

/** Never with the picture itself. */
const COLUMNS = `id, finding_id AS "findingId", is_released AS "isReleased", width, height,
  created_at AS "createdAt"`;

/** Photos of the job. */
@Injectable()
export class PhotosRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. */
  findOf(appointmentId: number, manager: EntityManager = this.db.manager): Promise<StoredPhoto[]> {
    return manager.query<StoredPhoto[]>(
      `SELECT ${COLUMNS} FROM contact.job_photos WHERE appointment_id = $1 ORDER BY id`,
      [appointmentId],
    );
  }

  async findByKey(
    appointmentId: number,
    key: string,
    manager: EntityManager = this.db.manager,
  ): Promise<StoredPhoto | null> {
    const [found] = await manager.query<StoredPhoto[]>(
      `SELECT ${COLUMNS} FROM contact.job_photos WHERE appointment_id = $1 AND idempotency_key = $2`,
      [appointmentId, key],
    );
    return found ?? null;
  }

  async insert(photo: NewPhoto, manager: EntityManager): Promise<StoredPhoto> {
    const { appointmentId, findingId, idempotencyKey, isReleased, width, height } = photo;
    const [stored] = await manager.query<StoredPhoto[]>(
      `INSERT INTO contact.job_photos
         (appointment_id, finding_id, idempotency_key, is_released, width, height, content, thumbnail, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
      [
        appointmentId,
        findingId,
        idempotencyKey,
        isReleased,
        width,
        height,
        photo.content,
        photo.thumbnail,
        photo.createdBy,
      ],
    );
    return stored!;
  }

  async change(
    id: number,
    { findingId, isReleased }: Pick<StoredPhoto, 'findingId' | 'isReleased'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('UPDATE contact.job_photos SET finding_id = $2, is_released = $3 WHERE id = $1', [
      id,
      findingId,
      isReleased,
    ]);
  }

  /** These are the finding's from now on, and no others. Answers the other findings whose they were. */
  async assign(
    appointmentId: number,
    findingId: number,
    photoIds: readonly number[],
    manager: EntityManager,
  ): Promise<number[]> {
    const others = await manager.query<{ id: number }[]>(
      `SELECT DISTINCT finding_id AS id FROM contact.job_photos
        WHERE appointment_id = $1 AND id = ANY ($3) AND finding_id <> $2`,
      [appointmentId, findingId, photoIds],
    );
    await manager.query(
      `UPDATE contact.job_photos SET finding_id = CASE WHEN id = ANY ($3) THEN $2::int END
        WHERE appointment_id = $1 AND (id = ANY ($3) OR finding_id = $2)`,
      [appointmentId, findingId, photoIds],
    );
    return others.map(({ id }) => id);
  }

  /** The customer sees what the question is about. */
  async release(findingId: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.job_photos SET is_released = true WHERE finding_id = $1', [
      findingId,
    ]);
  }

  async delete(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.job_photos WHERE id = $1', [id]);
  }

  /** The picture itself, as a JPEG. */
  async read(
    appointmentId: number,
    id: number,
    size: 'photo' | 'thumbnail',
  ): Promise<{ content: Buffer; isReleased: boolean } | null> {
    const [found] = await this.db.query<{ content: Buffer; isReleased: boolean }[]>(
      `SELECT ${size === 'photo' ? 'content' : 'thumbnail'} AS content, is_released AS "isReleased"
         FROM contact.job_photos WHERE appointment_id = $1 AND id = $2`,
      [appointmentId, id],
    );
    return found ?? null;
  }
}
