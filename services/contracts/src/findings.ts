import type { AppointmentState } from './appointment-states.js';
import type { AppointmentNote } from './appointments.js';
import type { CalendarDate, ClockTime } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';
import type { FindingAnswer, FindingState, Rating } from './customer-visit.js';
import type { Language } from './languages.js';

/**
 * The job on the car: what the workshop checks, what it finds, and what the customer says to that. From received to
 * picked up an appointment is a job. Answered by the contact service.
 */
export const JOBS_PATH = '/api/admin/jobs';
/** Findings and photos hang on their appointment. */
export const FINDINGS_PATH = '/api/admin/appointments/:id/findings';
export const PHOTOS_PATH = '/api/admin/appointments/:id/photos';

export const FINDINGS_LIMITS = {
  /** Of one job. */
  findings: 30,
  photos: 40,
  /** Of one finding. */
  photosEach: 6,
  /** Of a customer who changes their mind, to one question: each is kept with a copy of what was shown. */
  answers: 10,
  /** Of one photo, in bytes, as the camera has made it. */
  photoBytes: 10 * 1024 * 1024,
  title: 120,
  text: 1000,
  /** Whole Rappen with VAT. */
  price: { min: 0, max: 10_000_000 },
  /** Of work. */
  minutes: { min: 0, max: 4800 },
  /** A measured value with its unit, such as `3.2 mm`. */
  value: 40,
  note: 500,
  /** Cars of one day. */
  jobs: 200,
  /** Minutes after which staff are reminded that a customer has not answered. */
  remindAfterMinutes: { min: 10, max: 1440, usual: 60 },
} as const;

export const TOLD_ANSWERS = ['approved', 'declined'] as const satisfies FindingAnswer[];
export type ToldAnswer = (typeof TOLD_ANSWERS)[number];

/** States in which the car is in the workshop's hands. */
export const JOB_STATES = ['received', 'in-work', 'ready'] as const satisfies AppointmentState[];
/** States that whoever works on a car may set: also that it was handed over. */
export const JOB_STEPS = [...JOB_STATES, 'completed'] as const satisfies AppointmentState[];
export type JobStep = (typeof JOB_STEPS)[number];

/** A line of what is checked with a booked service; `text` names it, in German. */
export interface JobCheck {
  serviceId: number;
  text: string;
  /** Null while nobody has looked. */
  rating: Rating | null;
  value: string | null;
  /** For colleagues; the customer does not read it. */
  note: string | null;
  /** 0 while nobody has looked. */
  version: number;
  changedBy: string | null;
  changedAt: IsoTimestamp | null;
}

export interface Finding {
  id: number;
  title: string;
  rating: Rating;
  text: string | null;
  price: number | null;
  minutes: number | null;
  state: FindingState;
  /** Ids, oldest first. */
  photos: number[];
  /** Counts the changes: a save names the version that it started from, an answer the one that was seen. */
  version: number;
  savedBy: string | null;
  updatedAt: IsoTimestamp;
  offeredAt: IsoTimestamp | null;
  answeredAt: IsoTimestamp | null;
}

export interface JobPhoto {
  id: number;
  /** What it shows; null for one of the car as a whole. */
  findingId: number | null;
  /** The customer sees it on the visit page. */
  isReleased: boolean;
  width: number;
  height: number;
  createdAt: IsoTimestamp;
}

/** A car of the day. */
export interface JobSummary {
  id: number;
  status: AppointmentState;
  date: CalendarDate;
  startTime: ClockTime;
  endDate: CalendarDate;
  endTime: ClockTime;
  name: string;
  /** Whoever finds something calls. */
  phone: string;
  vehicle: string | null;
  vehicleLicensePlate: string | null;
  /** In German. */
  services: string[];
  checksDone: number;
  checksTotal: number;
  /** Findings that wait for the customer, and those about which the customer wants a call. */
  unanswered: number;
  calls: number;
}

/** `GET`: the cars that are here or still to come today. */
export interface JobsResponse {
  date: CalendarDate;
  jobs: JobSummary[];
}

/** One event of the live stream, named `jobs`: a car as it is now; null when it is none of the day's, or is no more. */
export interface JobsEvent {
  id: number;
  job: JobSummary | null;
}

/** What was found at an earlier visit of this car, declined then, and not taken up since. */
export interface EarlierFinding extends Pick<
  Finding,
  'id' | 'title' | 'rating' | 'text' | 'price' | 'minutes'
> {
  date: CalendarDate;
}

/** `GET …/{id}`; also the answer to every change of it. */
export interface Job extends JobSummary {
  bookingId: string;
  vehicleYear: number | null;
  otherText: string | null;
  /** What the customer has written. */
  notes: string | null;
  language: Language;
  /** Mails about it reach somebody. */
  isReachedByMail: boolean;
  checks: JobCheck[];
  findings: Finding[];
  photos: JobPhoto[];
  earlierFindings: EarlierFinding[];
  staffNotes: AppointmentNote[];
}

export interface JobResponse {
  job: Job;
}

/** `PUT …/{id}/state`. 409 when this state may not follow. */
export interface JobStateRequest {
  state: JobStep;
}

/**
 * `PUT …/{id}/checks`: what is said of one line; without a rating it is as if nobody had looked. 409 when somebody else
 * has changed it since that version, with `check` as it is now.
 */
export interface CheckRequest {
  serviceId: number;
  text: string;
  rating?: Rating;
  value?: string;
  note?: string;
  version: number;
}
export interface CheckConflict {
  check: JobCheck;
}

/** `POST …/{id}/notes`, for colleagues. */
export interface JobNoteRequest {
  text: string;
}

/**
 * `POST /api/admin/appointments/{id}/findings`, 201 with `{ finding }`; with an idempotency key it is stored once. Photos are ids of the
 * job's; absent ones stay as they are.
 */
export interface FindingRequest {
  title: string;
  rating: Rating;
  text?: string;
  price?: number;
  minutes?: number;
  photos?: number[];
  /** The finding of an earlier visit that is taken up again. */
  continues?: number;
}

/**
 * `PUT …/{findingId}`: 409 when somebody else has changed it since that version. A change of title, text, price or
 * minutes asks the customer again who was asked already. `DELETE …/{findingId}` while it is only `noted`.
 */
export interface ChangeFindingRequest extends Omit<FindingRequest, 'continues'> {
  version: number;
}

/**
 * `POST …/{findingId}/answer`: what the customer has said on the telephone to what stands there, kept like an answer on
 * the visit page, with who has written it down. 409 when it says something else by now, without a price, and for what
 * was approved already.
 */
export interface ToldAnswerRequest {
  answer: ToldAnswer;
  version: number;
  /** As it was seen: the customer may have answered on the visit page meanwhile. */
  state: FindingState;
}

/** Also the answer to `POST …/{findingId}/offer`, which asks the customer. 409 without a price. */
export interface FindingResponse {
  finding: Finding;
}

/**
 * `POST …/photos?finding=7`, the picture itself as the body, with an idempotency key. `GET …/photos/{photoId}` and
 * `…/{photoId}/thumbnail` are JPEG. 201.
 */
export interface PhotoResponse {
  photo: JobPhoto;
}

/** `PUT …/photos/{photoId}`; what is absent stays as it is. `DELETE` takes it away. */
export interface ChangePhotoRequest {
  isReleased?: boolean;
  findingId?: number | null;
}

/** A path of the staff's, for one appointment. */
export function jobPath(path: typeof FINDINGS_PATH | typeof PHOTOS_PATH, appointmentId: number): string {
  return path.replace(':id', String(appointmentId));
}
