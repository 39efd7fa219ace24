import {
  type ChangeFindingRequest,
  type EarlierFinding,
  type Finding,
  type FindingRequest,
  FINDINGS_LIMITS,
} from '@garage/contracts/findings';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../appointments/appointment.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { FindingMails } from './finding-mails.js';
import { type FindingWords, FindingsRepository, type StoredFinding } from './findings.repository.js';
import { toFinding } from './findings.mapper.js';
import { JobAccess } from './job-access.js';
import texts from './locales/de.json' with { type: 'json' };
import { PhotosRepository } from './photos.repository.js';

/** Visits of the same car that are looked through for what was declined. */
const EARLIER_VISITS = 20;

/** What the workshop finds, and the question whether the customer wants it done. */
@Injectable()
export class FindingsService {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly photos: PhotosRepository,
    private readonly appointments: AppointmentsService,
    private readonly access: JobAccess,
    private readonly staff: StaffDirectory,
    private readonly mails: FindingMails,
  ) {}

  /** Oldest first. */
  async findOf(appointmentId: number): Promise<Finding[]> {
    const [findings, photos] = await Promise.all([
      this.findings.findOf(appointmentId),
      this.photos.findOf(appointmentId),
    ]);
    const staff = await this.staff.named(findings.map(({ changedById }) => changedById));
    return findings.map((finding) => toFinding(finding, photos, staff));
  }

  /** Declined at an earlier visit of the same car, and not taken up since. */
  async declinedBefore({ id }: Appointment): Promise<EarlierFinding[]> {
    const visits = await this.appointments.otherVisitsOfCar(id, EARLIER_VISITS);
    const dates = new Map(visits.map((visit) => [visit.id, visit.date]));
    const declined = await this.findings.findDeclined(visits.map((visit) => visit.id));
    return declined.map(({ appointmentId, ...finding }) => ({
      ...finding,
      date: dates.get(appointmentId)!,
    }));
  }

  /** Stored once for a key: the same call again is answered with what is there. */
  async add(
    appointmentId: number,
    request: FindingRequest,
    user: UserEntity,
    key: string | undefined,
  ): Promise<Finding> {
    const id = await this.access.whileOpen(appointmentId, user, async (appointment, manager) => {
      const same = key && (await this.findings.findByKey(appointmentId, key, manager));
      if (same) return same.id;
      const { length } = await this.findings.findOf(appointmentId, manager);
      if (length >= FINDINGS_LIMITS.findings) throw new AppError(409, 'conflict', texts.tooManyFindings);
      const { continues } = request;
      if (continues !== undefined && !(await this.wasDeclinedBefore(continues, appointment))) {
        throw refusedFields({ continues: texts.notDeclined });
      }
      const stored = await this.findings.insert(
        {
          appointmentId,
          ...wordsOf(request),
          continuesId: continues ?? null,
          idempotencyKey: key ?? null,
          changedById: user.id,
        },
        manager,
      );
      await this.assignPhotos(stored, request.photos, user, manager);
      return stored.id;
    });
    return this.read(appointmentId, id);
  }

  /** What the customer was asked is asked again when it says something else now. */
  async change(
    appointmentId: number,
    id: number,
    request: ChangeFindingRequest,
    user: UserEntity,
  ): Promise<Finding> {
    await this.mails.ready();
    await this.access.whileOpen(appointmentId, user, async (appointment, manager) => {
      const before = await this.found(appointmentId, id, manager);
      if (before.version !== request.version) throw new AppError(409, 'conflict', texts.savedByOther);
      const words = wordsOf(request);
      const asksAgain = before.state !== 'noted' && saysSomethingElse(before, words);
      if (asksAgain && words.price === null) throw refusedFields({ price: texts.priceRequired });
      await this.findings.setWords(id, words, user.id, manager);
      await this.assignPhotos(before, request.photos, user, manager);
      if (before.state !== 'noted') await this.photos.release(id, manager);
      if (asksAgain) await this.ask(appointment, id, user, manager);
    });
    return this.read(appointmentId, id);
  }

  /** Asks the customer, on the visit page and by mail. */
  async offer(appointmentId: number, id: number, user: UserEntity): Promise<Finding> {
    await this.mails.ready();
    await this.access.whileOpen(appointmentId, user, async (appointment, manager) => {
      const finding = await this.found(appointmentId, id, manager);
      if (finding.state === 'offered') return;
      if (finding.state === 'approved') throw new AppError(409, 'conflict', texts.approvedAlready);
      if (finding.price === null) throw new AppError(409, 'conflict', texts.priceRequired);
      await this.ask(appointment, id, user, manager);
    });
    return this.read(appointmentId, id);
  }

  /** 409 once the customer was asked: what was read stays. */
  async delete(appointmentId: number, id: number, user: UserEntity): Promise<void> {
    await this.access.whileOpen(appointmentId, user, async (_appointment, manager) => {
      const finding = await this.found(appointmentId, id, manager);
      if (finding.state !== 'noted') throw new AppError(409, 'conflict', texts.offeredStays);
      await this.findings.delete(id, manager);
    });
  }

  async read(appointmentId: number, id: number): Promise<Finding> {
    const finding = (await this.findOf(appointmentId)).find((one) => one.id === id);
    if (!finding) throw new AppError(404, 'not-found');
    return finding;
  }

  private async ask(
    appointment: Appointment,
    id: number,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    await this.photos.release(id, manager);
    await this.findings.setOffered(id, user.id, manager);
    const { version } = await this.found(appointment.id, id, manager);
    await this.mails.offer(appointment, { id, version }, manager);
  }

  private async found(appointmentId: number, id: number, manager: EntityManager): Promise<StoredFinding> {
    const finding = await this.findings.find(appointmentId, id, manager);
    if (!finding) throw new AppError(404, 'not-found');
    return finding;
  }

  private async wasDeclinedBefore(id: number, appointment: Appointment): Promise<boolean> {
    return (await this.declinedBefore(appointment)).some((finding) => finding.id === id);
  }

  /** 400 for photos of another job. */
  private async assignPhotos(
    { id, appointmentId }: StoredFinding,
    photoIds: readonly number[] | undefined,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    if (photoIds === undefined) return;
    const known = new Set((await this.photos.findOf(appointmentId, manager)).map((photo) => photo.id));
    if (!photoIds.every((photoId) => known.has(photoId))) throw refusedFields({ photos: texts.photoUnknown });
    const others = await this.photos.assign(appointmentId, id, photoIds, manager);
    // Who was asked with these photos has to look again.
    await this.findings.touch(others, user.id, manager);
  }
}

function wordsOf({
  title,
  rating,
  text,
  price,
  minutes,
}: FindingRequest | ChangeFindingRequest): FindingWords {
  return { title, rating, text: text ?? null, price: price ?? null, minutes: minutes ?? null };
}

function saysSomethingElse(before: FindingWords, after: FindingWords): boolean {
  return (['title', 'text', 'price', 'minutes'] as const).some((part) => before[part] !== after[part]);
}
