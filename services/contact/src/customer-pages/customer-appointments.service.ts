import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import { BOOKING_LINK_DAYS, type CustomerAppointment, type DayAvailability } from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { AnswerRequest } from '@garage/contracts/customer-visit';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { type Appointment, CUSTOMER, jobOf } from '../appointments/appointment.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { BookingLimits } from '../appointments/booking/booking-limits.js';
import { BookingTokens } from '../appointments/booking/booking-tokens.js';
import { KeptAnswersService } from '../appointments/earlier/kept-answers.service.js';
import { RecipientsService } from '../appointments/recipients/recipients.service.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { clockTime } from '../calendar/availability/workshop-day.js';
import { type WantedTime, SlotAllocator } from '../calendar/slot-allocator.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { AnswersService } from '../findings/answers.service.js';
import { canCancel, canMove, toCustomerAppointment } from './customer-appointment.mapper.js';
import texts from './locales/de.json' with { type: 'json' };

/** What the customer of an appointment, who has its link, may see and do. */
@Injectable()
export class CustomerAppointmentsService {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly catalogue: CatalogueService,
    private readonly states: AppointmentStates,
    private readonly documents: DocumentsService,
    private readonly allocator: SlotAllocator,
    private readonly tokens: BookingTokens,
    private readonly limits: BookingLimits,
    private readonly recipients: RecipientsService,
    private readonly answers: AnswersService,
    private readonly kept: KeptAnswersService,
  ) {}

  /** Reads only: programs open the links of mails before people do. */
  async find(bookingId: string, token: string): Promise<CustomerAppointment> {
    return this.shown(await this.opened(bookingId, token), token);
  }

  async cancel(bookingId: string, token: string): Promise<CustomerAppointment> {
    const { id, ...seen } = await this.opened(bookingId, token);
    if (seen.status === 'cancelled') return this.find(bookingId, token);
    if (!canCancel({ id, ...seen }, new Date())) throw new AppError(409, 'conflict', texts.tooLateToCancel);
    try {
      return await this.shown(await this.states.change(id, 'cancelled', CUSTOMER), token);
    } catch (error) {
      // Pressed twice: the second press was overtaken by the first.
      const now = await this.opened(bookingId, token);
      if (now.status === 'cancelled') return this.shown(now, token);
      throw error;
    }
  }

  /** The same call again is answered as before. */
  async accept(bookingId: string, token: string, proposalId: number): Promise<CustomerAppointment> {
    const { id } = await this.opened(bookingId, token);
    try {
      const accepted = await this.states.accept(id, proposalId);
      await this.noteRecipient(accepted, token);
      return await this.shown(accepted, token);
    } catch (error) {
      if (await this.states.wasAccepted(id, proposalId)) return this.find(bookingId, token);
      throw error;
    }
  }

  /** What is said to a finding; the appointment as it is then. */
  async answer(
    bookingId: string,
    findingId: number,
    { token, ...said }: AnswerRequest,
  ): Promise<CustomerAppointment> {
    const { id } = await this.opened(bookingId, token);
    await this.answers.answer(id, findingId, said);
    return this.find(bookingId, token);
  }

  /** Joins the line of those who would come earlier, or leaves it. */
  async wishEarlier(bookingId: string, token: string, isWished: boolean): Promise<CustomerAppointment> {
    const { id } = await this.opened(bookingId, token);
    await this.kept.wish(id, isWished);
    return this.find(bookingId, token);
  }

  async takeKept(bookingId: string, token: string, placeId: number): Promise<CustomerAppointment> {
    const appointment = await this.opened(bookingId, token);
    await this.kept.take(appointment.id, placeId);
    await this.noteRecipient(appointment, token);
    return this.find(bookingId, token);
  }

  async leaveKept(bookingId: string, token: string, placeId: number): Promise<CustomerAppointment> {
    const { id } = await this.opened(bookingId, token);
    await this.kept.leave(id, placeId);
    return this.find(bookingId, token);
  }

  /** 429 when it, or whoever asks from this address, has moved too much. */
  async move(
    bookingId: string,
    token: string,
    wanted: WantedTime,
    address: string,
  ): Promise<CustomerAppointment> {
    const appointment = await this.opened(bookingId, token);
    if (!canMove(appointment, new Date())) throw new AppError(409, 'conflict', texts.tooLateToMove);
    const moved = await this.limits.move(appointment.id, address, () =>
      this.states.move(appointment.id, wanted, CUSTOMER),
    );
    await this.noteRecipient(moved, token);
    return this.shown(moved, token);
  }

  /**
   * When it could be instead: the same work as it was booked, whatever the garage offers today, as if its own
   * place were free. The time that it has already is no other one.
   */
  async freeTimes(
    bookingId: string,
    token: string,
    { from, to }: { from: string; to: string },
  ): Promise<DayAvailability[]> {
    const appointment = await this.opened(bookingId, token);
    const { appointmentDate, startMinute, language } = appointment;
    const days = await this.allocator.freeTimes(jobOf(appointment), from, to, 'customer', language);
    const own = clockTime(startMinute);
    return days.map((day) =>
      day.date === appointmentDate ? { ...day, times: day.times.filter((time) => time !== own) } : day,
    );
  }

  /**
   * 404 for an unknown appointment and for a wrong token alike: nobody learns which ids exist. 410 when the visit
   * is long over.
   */
  async opened(bookingId: string, token: string): Promise<Appointment> {
    const appointment = await this.appointments.findByBookingId(bookingId);
    const isOpen =
      appointment && (this.tokens.opens(bookingId, token) || this.tokens.isOfMail(appointment, token));
    if (!isOpen) throw new AppError(404, 'not-found');
    if (zurichToday() > addDays(appointment.endDate, BOOKING_LINK_DAYS))
      throw new AppError(410, 'link-expired');
    return appointment;
  }

  /** Whoever plans a visit by the link of a mail has booked it. Cancelling says nothing: a victim would, too. */
  private async noteRecipient(appointment: Appointment, token: string): Promise<void> {
    const { id, recipientConfirmed } = appointment;
    if (!recipientConfirmed && this.tokens.isOfMail(appointment, token)) await this.recipients.confirm(id);
  }

  private async canConfirmRecipient(appointment: Appointment, token: string): Promise<boolean> {
    const { email, status } = appointment;
    if (email === null || !MOVABLE_STATES.includes(status) || !this.tokens.isOfMail(appointment, token)) {
      return false;
    }
    const { isKnown, hasStopped } = await this.recipients.stateOf(email);
    return hasStopped || !isKnown;
  }

  private async shown(appointment: Appointment, token: string): Promise<CustomerAppointment> {
    const [services, proposal, earlier, history, documents, visit, canConfirmRecipient] = await Promise.all([
      this.catalogue.booked(appointment),
      this.states.openProposal(appointment),
      this.kept.wishOf(appointment),
      this.states.history(appointment.id),
      this.documents.findOf(appointment.id),
      this.answers.visitOf(appointment),
      this.canConfirmRecipient(appointment, token),
    ]);
    return toCustomerAppointment(appointment, {
      services,
      proposal,
      earlier,
      history,
      documents,
      visit,
      canConfirmRecipient,
    });
  }
}
