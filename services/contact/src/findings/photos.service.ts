import { type ChangePhotoRequest, FINDINGS_LIMITS, type JobPhoto } from '@garage/contracts/findings';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toPhoto } from './findings.mapper.js';
import { FindingsRepository } from './findings.repository.js';
import { JobAccess } from './job-access.js';
import texts from './locales/de.json' with { type: 'json' };
import { readPhoto } from './photo-picture.js';
import { PhotosRepository, type StoredPhoto } from './photos.repository.js';

export interface SentPhoto {
  content: Buffer;
  /** What it shows; null for the car as a whole. */
  findingId: number | null;
  key: string;
}

/** Photos of the job, as the camera of a telephone sends them. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly findings: FindingsRepository,
    private readonly access: JobAccess,
  ) {}

  /** Oldest first. */
  async findOf(appointmentId: number): Promise<JobPhoto[]> {
    return (await this.photos.findOf(appointmentId)).map(toPhoto);
  }

  /** Stored once for a key: a telephone sends again what it has heard no answer to. */
  async add(
    appointmentId: number,
    { content, findingId, key }: SentPhoto,
    user: UserEntity,
  ): Promise<JobPhoto> {
    await this.access.open(appointmentId, user);
    const earlier = await this.photos.findByKey(appointmentId, key);
    if (earlier) return toPhoto(earlier);
    // Before anything is locked: it takes a second.
    const picture = await readPhoto(content);
    return this.access.whileOpen(appointmentId, user, async (_appointment, manager) => {
      const same = await this.photos.findByKey(appointmentId, key, manager);
      if (same) return toPhoto(same);
      const all = await this.photos.findOf(appointmentId, manager);
      if (all.length >= FINDINGS_LIMITS.photos) throw new AppError(409, 'conflict', texts.tooManyPhotos);
      if (findingId !== null) checkRoom(all, findingId);
      const isReleased = findingId !== null && (await this.wasOffered(appointmentId, findingId, manager));
      const stored = await this.photos.insert(
        { ...picture, appointmentId, findingId, idempotencyKey: key, isReleased, createdBy: user.id },
        manager,
      );
      if (findingId !== null) await this.showsSomethingElse([findingId], user, manager);
      return toPhoto(stored);
    });
  }

  async change(
    appointmentId: number,
    id: number,
    { isReleased, findingId }: ChangePhotoRequest,
    user: UserEntity,
  ): Promise<JobPhoto> {
    return this.access.whileOpen(appointmentId, user, async (_appointment, manager) => {
      const before = await this.found(appointmentId, id, manager);
      if (findingId && findingId !== before.findingId) {
        checkRoom(await this.photos.findOf(appointmentId, manager), findingId);
      }
      const after = {
        findingId: findingId === undefined ? before.findingId : findingId,
        isReleased: isReleased ?? before.isReleased,
      };
      if (after.findingId !== null && (await this.wasOffered(appointmentId, after.findingId, manager))) {
        // A question is asked with its photos.
        after.isReleased = true;
      }
      await this.photos.change(id, after, manager);
      if (before.findingId !== after.findingId) {
        await this.showsSomethingElse([before.findingId, after.findingId], user, manager);
      }
      return toPhoto({ ...before, ...after });
    });
  }

  /** What a customer has answered to keeps its copy. */
  async delete(appointmentId: number, id: number, user: UserEntity): Promise<void> {
    await this.access.whileOpen(appointmentId, user, async (_appointment, manager) => {
      const { findingId } = await this.found(appointmentId, id, manager);
      await this.photos.delete(id, manager);
      await this.showsSomethingElse([findingId], user, manager);
    });
  }

  /** A JPEG; 404 when there is none. */
  async read(appointmentId: number, id: number, size: 'photo' | 'thumbnail'): Promise<Buffer> {
    const photo = await this.photos.read(appointmentId, id, size);
    if (!photo) throw new AppError(404, 'not-found');
    return photo.content;
  }

  /** The same for the customer: 404 also for one that is not released. */
  async readReleased(appointmentId: number, id: number, size: 'photo' | 'thumbnail'): Promise<Buffer> {
    const photo = await this.photos.read(appointmentId, id, size);
    if (!photo?.isReleased) throw new AppError(404, 'not-found');
    return photo.content;
  }

  private async found(appointmentId: number, id: number, manager: EntityManager): Promise<StoredPhoto> {
    const photo = (await this.photos.findOf(appointmentId, manager)).find((one) => one.id === id);
    if (!photo) throw new AppError(404, 'not-found');
    return photo;
  }

  /** 404 for a finding of another job. */
  private async wasOffered(
    appointmentId: number,
    findingId: number,
    manager: EntityManager,
  ): Promise<boolean> {
    const finding = await this.findings.find(appointmentId, findingId, manager);
    if (!finding) throw new AppError(404, 'not-found');
    return finding.state !== 'noted';
  }

  private async showsSomethingElse(
    findingIds: readonly (number | null)[],
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const ids = findingIds.filter((id) => id !== null);
    if (ids.length > 0) await this.findings.touch(ids, user.id, manager);
  }
}

function checkRoom(photos: readonly StoredPhoto[], findingId: number): void {
  const { length } = photos.filter((photo) => photo.findingId === findingId);
  if (length >= FINDINGS_LIMITS.photosEach) throw new AppError(409, 'conflict', texts.tooManyPhotosEach);
}
