import type { FindingAnswer, Rating } from '@garage/contracts/customer-visit';
import type { Language } from '@garage/contracts/languages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What a customer has answered, with everything that was shown. */
export interface StoredAnswer {
  id: number;
  findingId: number;
  answer: FindingAnswer;
  answeredAt: Date;
  language: Language;
  title: string;
  rating: Rating;
  text: string | null;
  price: number;
  minutes: number | null;
  customer: string;
  vehicle: string | null;
  bookingId: string;
  /** Who has written down what was said on the telephone; null for an answer on the visit page. */
  writtenBy: string | null;
}

export type NewAnswer = Omit<StoredAnswer, 'id'> & { appointmentId: number };

/** Answers of customers. They are never changed: the database refuses it. */
@Injectable()
export class AnswersRepository {
  constructor(private readonly db: DataSource) {}

  /** With copies of the finding's photos as they are now. */
  async add(answer: NewAnswer, manager: EntityManager): Promise<void> {
    const [stored] = await manager.query<{ id: number }[]>(
      `INSERT INTO contact.finding_answers
         (appointment_id, finding_id, answer, answered_at, language, title, rating, text, price, minutes,
          customer, vehicle, booking_id, written_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
      [
        answer.appointmentId,
        answer.findingId,
        answer.answer,
        answer.answeredAt,
        answer.language,
        answer.title,
        answer.rating,
        answer.text,
        answer.price,
        answer.minutes,
        answer.customer,
        answer.vehicle,
        answer.bookingId,
        answer.writtenBy,
      ],
    );
    await manager.query(
      `INSERT INTO contact.finding_answer_photos (answer_id, position, content)
       SELECT $1, row_number() OVER (ORDER BY id), content FROM contact.job_photos WHERE finding_id = $2`,
      [stored!.id, answer.findingId],
    );
  }

  /** The answers to a finding, oldest first. */
  findOf(appointmentId: number, findingId: number): Promise<StoredAnswer[]> {
    return this.db.query<StoredAnswer[]>(
      `SELECT id, finding_id AS "findingId", answer, answered_at AS "answeredAt", language, title, rating, text,
              price, minutes, customer, vehicle, booking_id AS "bookingId", written_by AS "writtenBy"
         FROM contact.finding_answers WHERE appointment_id = $1 AND finding_id = $2 ORDER BY id`,
      [appointmentId, findingId],
    );
  }

  /** How often the customer has answered to each finding of a job on the page, since the question was asked last. */
  async countOf(
    appointmentId: number,
    manager: EntityManager = this.db.manager,
  ): Promise<ReadonlyMap<number, number>> {
    const rows = await manager.query<{ findingId: number; count: number }[]>(
      `SELECT finding_id AS "findingId", count(*)::int AS count
         FROM contact.finding_answers AS answer JOIN contact.findings AS finding ON finding.id = finding_id
        WHERE answer.appointment_id = $1 AND written_by IS NULL
          AND answer.answered_at >= coalesce(offered_at, '-infinity')
        GROUP BY finding_id`,
      [appointmentId],
    );
    return new Map(rows.map(({ findingId, count }) => [findingId, count]));
  }

  /** JPEGs, in the order in which they were shown. */
  async photosOf(answerId: number): Promise<Buffer[]> {
    const rows = await this.db.query<{ content: Buffer }[]>(
      'SELECT content FROM contact.finding_answer_photos WHERE answer_id = $1 ORDER BY position',
      [answerId],
    );
    return rows.map(({ content }) => content);
  }
}
