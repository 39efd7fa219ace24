import type { AppointmentDocument } from './appointment-documents.js';
import type { IsoTimestamp } from './common.js';
import type { CustomerVehicle } from './customer-vehicles.js';

/** Who has written or booked, with all that belongs together. Answered by the contact service. */
export const CUSTOMERS_PATH = '/api/admin/customers';

export const CUSTOMERS_LIMITS = {
  /** Customers, or cars, of a page, and when nobody says how many. */
  page: 100,
  defaultPage: 50,
  /** Characters of a search, after trimming; fewer letters find too much to be of use. */
  search: { min: 2, max: 100 },
  cursor: 64,
  note: 2000,
  /** Cars of a customer that are listed, the latest first. */
  vehicles: 20,
  /** Customers who may be the same person. */
  similar: 5,
  /** What was sent along, the newest first. */
  documents: 50,
} as const;

/**
 * The query of `GET /api/admin/customers` and of `GET /api/admin/vehicles`: words that all have to be in name, e-mail
 * address or telephone number, or else in number plate, make, model or chassis number, whatever their spelling.
 */
export interface CustomersQuery {
  search?: string;
  /** The `nextCursor` of the page before. */
  cursor?: string;
  limit?: number;
}

/** A customer in a list. What is shown was said last, unless staff have set it. */
export interface CustomerSummary {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  lastContactAt: IsoTimestamp;
  vehicles: { id: number; plate: string; make: string | null; model: string | null }[];
}

/** Whoever came last first. */
export interface CustomersResponse {
  customers: CustomerSummary[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string;
  /** False while appointments and messages of earlier years are still being given to their customers. */
  isComplete: boolean;
}

/** A remark of the staff; the customer never sees it. */
export interface CustomerNote {
  id: number;
  text: string;
  author: { id: number; name: string } | null;
  createdAt: IsoTimestamp;
}

/** What was sent along with an appointment. */
export interface CustomerDocument extends AppointmentDocument {
  appointmentId: number;
}

/**
 * `GET /api/admin/customers/{id}`; also the answer to every change. Their appointments and messages are asked for where
 * these are listed: `GET /api/admin/appointments?customer={id}`, `GET /api/admin/contact-messages?customer={id}`.
 */
export interface CustomerDetails extends Omit<CustomerSummary, 'vehicles'> {
  /** Counts the changes; a save names the one that it read. */
  version: number;
  /** Every address and telephone number that they are known again by, in one spelling. */
  emails: string[];
  phones: string[];
  vehicles: CustomerVehicle[];
  notes: CustomerNote[];
  /** Others with the same telephone or car: perhaps the same person. */
  similar: CustomerSummary[];
  /** Those who were merged into this one and can be parted again, the latest first. */
  merges: CustomerMerge[];
  /** Absent for whoever may not read appointments. */
  documents?: CustomerDocument[];
}

/** A merge that has not been taken back. */
export interface CustomerMerge {
  id: number;
  /** Who was merged into this customer. */
  name: string;
  author: { id: number; name: string } | null;
  mergedAt: IsoTimestamp;
}

export interface CustomerResponse {
  customer: CustomerDetails;
}

/**
 * `PUT /api/admin/customers/{id}`. What is changed stays, whatever is booked later. 409 when it has been changed since
 * this version was read; 400 when the e-mail address is another customer's.
 */
export interface SaveCustomerRequest {
  version: number;
  name: string;
  email?: string;
  phone?: string;
}

/** `POST …/{id}/notes`; `DELETE …/{id}/notes/{noteId}` takes back one's own. */
export interface CustomerNoteRequest {
  text: string;
}

/**
 * `POST …/{id}/merges`: the other one becomes a part of this customer, with appointments, messages, cars, notes and all
 * that they are known by. `POST …/{id}/merges/{mergeId}/undo` moves back exactly what was moved, as far as it is still
 * there.
 */
export interface MergeCustomerRequest {
  customerId: number;
}

/**
 * `POST …/{id}/moves`: an appointment, or a message, of this customer belongs to another one, or to a new one when none is
 * named. Answers this customer's card; 403 for whoever may not read what is moved.
 */
export interface MoveToCustomerRequest {
  appointmentId?: number;
  messageId?: number;
  customerId?: number;
}
