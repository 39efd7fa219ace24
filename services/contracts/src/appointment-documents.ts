export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A file that the customer has sent along, such as the vehicle's registration. Only staff can read it. */
export interface AppointmentDocument {
  id: number;
  name: string;
  type: DocumentType;
  bytes: number;
}

/** Carries the token where the body is a file. */
export const BOOKING_TOKEN_HEADER = 'x-booking-token';

/**
 * `POST /api/booking/{bookingId}/documents?name=ausweis.pdf`, one file per call, after the booking: the body
 * is the file, its content type `application/octet-stream`, the token in `BOOKING_TOKEN_HEADER`. 201. 409
 * when there are five already, 413 when it is too large, 415 when it is no `DocumentType`.
 */
export interface DocumentResponse {
  document: AppointmentDocument;
}

/** What was sent along with an appointment, for staff; `…/{documentId}` is the file itself. */
export const APPOINTMENT_DOCUMENTS_PATH = '/api/admin/appointments/:id/documents';

/** `GET /api/admin/appointments/{id}/documents`. */
export interface DocumentsResponse {
  documents: AppointmentDocument[];
}
