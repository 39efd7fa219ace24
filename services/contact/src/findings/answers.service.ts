import type { AnswerRequest, CustomerVisit } from '@garage/contracts/customer-visit';
import { FINDINGS_LIMITS, type ToldAnswerRequest } from '@garage/contracts/findings';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../appointments/appointment.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { vehicleOf } from '../appointments/mails/appointment-email.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { AnswersRepository } from './answers.repository.js';
import { ChecksService } from './checks.service.js';
import { FindingMails } from './finding-mails.js';
import { toCustomerFinding } from './findings.mapper.js';
import { FindingsRepository, type StoredFinding } from './findings.repository.js';
import { isInHands, JobAccess } from './job-access.js';
import texts from './locales/de.json' with { type: 'json' };
import { PhotosRepository } from './photos.repository.js';

type Seen = Pick<AnswerRequest, 'price' | 'version'>;
type Answered = Seen & Pick<AnswerRequest, 'answer'>;

/** What the customer of a job sees of it, and says to what was found. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly answers: AnswersRepository,
    private readonly findings: FindingsRepository,
    private readonly photos: PhotosRepository,
    private readonly checks: ChecksService,
    private readonly appointments: AppointmentsService,
    private readonly access: JobAccess,
    private readonly staff: StaffDirectory,
    private readonly mails: FindingMails,
  ) {}

  async visitOf(appointment: Appointment): Promise<CustomerVisit> {
    const { id, status } = appointment;
    const isDone = status === 'ready' || status === 'completed';
    const [stored, answers, photos, checks] = await Promise.all([
      this.findings.findOf(id),
      this.answers.countOf(id),
      this.photos.findOf(id),
      isDone ? this.checks.resultOf(appointment) : [],
    ]);
    const released = photos.filter(({ isReleased }) => isReleased);
    const findings = stored
      .map((finding) => {
        const mayAnswer = isInHands(appointment) && (answers.get(finding.id) ?? 0) < FINDINGS_LIMITS.answers;
        return toCustomerFinding(finding, released, mayAnswer);
      })
      .filter((finding) => finding !== null);
    const shown = new Set(findings.flatMap((finding) => finding.photos));
    return {
      findings,
      checks,
      photos: released.map((photo) => photo.id).filter((photoId) => !shown.has(photoId)),
      approvedTotal: findings
        .filter(({ state }) => state === 'approved')
        .reduce((total, { price }) => total + price, 0),
    };
  }

  /**
   * Keeps the answer with a copy of all that was shown. 409 when that is not what is asked now; the same answer again
   * changes nothing.
   */
  async answer(appointmentId: number, findingId: number, said: Answered): Promise<void> {
    await this.mails.ready();
    await this.appointments.whileLocked(appointmentId, async (appointment, manager) => {
      const finding = await this.findings.find(appointmentId, findingId, manager);
      if (!finding || finding.state === 'noted' || finding.price === null)
        throw new AppError(404, 'not-found');
      if (!isWhatWasSeen(finding, said)) throw new AppError(409, 'conflict', texts.changedSince);
      if (finding.state === said.answer) return;
      if (!isInHands(appointment)) throw new AppError(409, 'conflict', texts.tooLateToAnswer);
      if (finding.state === 'approved') throw new AppError(409, 'conflict', texts.approvedAlready);
      const answered = (await this.answers.countOf(appointmentId, manager)).get(findingId) ?? 0;
      if (answered >= FINDINGS_LIMITS.answers) throw new AppError(409, 'conflict', texts.tooLateToAnswer);
      await this.keep(appointment, { ...finding, price: finding.price }, said, manager);
    });
  }

  /**
   * Keeps what was said on the telephone, also to what was never asked by mail: from then on the customer's page shows
   * it. 409 when it says something else by now, without a price, and for what was approved already.
   */
  async writeDown(
    appointmentId: number,
    findingId: number,
    { answer, version, state }: ToldAnswerRequest,
    user: UserEntity,
  ): Promise<void> {
    await this.mails.ready();
    await this.access.whileOpen(appointmentId, user, async (appointment, manager) => {
      const finding = await this.findings.find(appointmentId, findingId, manager);
      if (!finding) throw new AppError(404, 'not-found');
      if (finding.state === answer) return;
      if (finding.version !== version || finding.state !== state)
        throw new AppError(409, 'conflict', texts.savedByOther);
      if (finding.state === 'approved') throw new AppError(409, 'conflict', texts.approvedAlready);
      const { price } = finding;
      if (price === null) throw new AppError(409, 'conflict', texts.priceRequired);
      await this.photos.release(findingId, manager);
      const writtenBy = (await this.staff.named([user.id])).get(user.id)?.name ?? user.username;
      await this.keep(appointment, { ...finding, price }, { answer, price, writtenBy }, manager);
    });
  }

  private async keep(
    appointment: Appointment,
    finding: StoredFinding & { price: number },
    { answer, writtenBy = null }: Answered & { writtenBy?: string | null },
    manager: EntityManager,
  ): Promise<void> {
    const answeredAt = new Date();
    const { id, title, rating, text, price, minutes } = finding;
    await this.answers.add(
      {
        appointmentId: appointment.id,
        findingId: id,
        answer,
        answeredAt,
        language: appointment.language,
        title,
        rating,
        text,
        price,
        minutes,
        customer: appointment.name,
        vehicle: vehicleOf(appointment),
        bookingId: appointment.bookingId,
        writtenBy,
      },
      manager,
    );
    await this.findings.setAnswered(id, answer, answeredAt, manager);
    if (answer === 'call') await this.mails.tellStaff(appointment, `call-${id}-${finding.version}`, manager);
  }
}

function isWhatWasSeen({ price, version }: StoredFinding, seen: Seen): boolean {
  return price === seen.price && (seen.version === undefined || seen.version === version);
}
