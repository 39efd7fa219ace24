import type { AppointmentDocument } from '@garage/contracts/appointment-documents';
import type { CustomerDocument } from '@garage/contracts/customers';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface NewDocument extends Omit<AppointmentDocument, 'id' | 'bytes'> {
  appointmentId: number;
  sha256: Buffer;
  content: Buffer;
}

/** Never with the content, which can be large. */
const COLUMNS = 'id, name, type, bytes';

@Injectable()
export class DocumentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. */
  findOf(appointmentId: number, manager: EntityManager = this.db.manager): Promise<AppointmentDocument[]> {
    return manager.query<AppointmentDocument[]>(
      `SELECT ${COLUMNS} FROM contact.appointment_documents WHERE appointment_id = $1 ORDER BY id`,
      [appointmentId],
    );
  }

  /** Whose appointments those are, their own table says: it is read along the foreign key. */
  findOfCustomer(customerId: number, limit: number): Promise<CustomerDocument[]> {
    return this.db.query<CustomerDocument[]>(
      `SELECT document.id, name, type, bytes, appointment_id AS "appointmentId"
         FROM contact.appointments AS visit
         JOIN contact.appointment_documents AS document ON document.appointment_id = visit.id
        WHERE visit.customer_id = $1 ORDER BY document.id DESC LIMIT $2`,
      [customerId, limit],
    );
  }

  async findSame(
    appointmentId: number,
    sha256: Buffer,
    manager: EntityManager,
  ): Promise<AppointmentDocument | null> {
    const [found] = await manager.query<AppointmentDocument[]>(
      `SELECT ${COLUMNS} FROM contact.appointment_documents WHERE appointment_id = $1 AND sha256 = $2`,
      [appointmentId, sha256],
    );
    return found ?? null;
  }

  async insert(document: NewDocument, manager: EntityManager): Promise<AppointmentDocument> {
    const { appointmentId, name, type, sha256, content } = document;
    const [stored] = await manager.query<AppointmentDocument[]>(
      `INSERT INTO contact.appointment_documents (appointment_id, name, type, bytes, sha256, content)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [appointmentId, name, type, content.length, sha256, content],
    );
    return stored!;
  }

  async read(appointmentId: number, id: number): Promise<(AppointmentDocument & { content: Buffer }) | null> {
    const [found] = await this.db.query<(AppointmentDocument & { content: Buffer })[]>(
      `SELECT ${COLUMNS}, content FROM contact.appointment_documents WHERE appointment_id = $1 AND id = $2`,
      [appointmentId, id],
    );
    return found ?? null;
  }
}
