import type { AppointmentEventKind } from '@garage/contracts/appointment-history';
import {
  type AppointmentState,
  MOVABLE_STATES,
  NEXT_STATES,
  OCCUPYING_STATES,
} from '@garage/contracts/appointment-states';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clockTime, type Visit } from '../../calendar/availability/workshop-day.js';
import { type Planner, type WantedTime, SlotAllocator } from '../../calendar/slot-allocator.js';
import type { NewAppointment } from '../appointment-columns.js';
import { type StoredEvent, UNCHANGING_KINDS } from '../appointment-event.js';
import { type Actor, type Appointment, CUSTOMER, jobOf } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { EarlierPlacesService } from '../earlier/earlier-places.service.js';
import texts from '../locales/de.json' with { type: 'json' };
import { AppointmentMails } from '../mails/appointment-mails.js';
import { VisitOwners } from '../owners/visit-owners.js';
import { AppointmentHistoryRepository } from './appointment-history.repository.js';
import { HistoryRecorder } from './history-recorder.js';
import { acceptableUntil } from './proposal-expiry.js';
import { undoableUntil } from './undoable.js';

/** A suggestion that waits for the customer's answer, as long as there is time for one. */
export type OpenProposal = StoredEvent & { isExpired: boolean };

/**
 * The one place in which the state and the time of an appointment change, but for what `StateUndo` takes back and
 * `AppointmentCorrections` puts right: under a lock, along `NEXT_STATES`, with a line in its history, and with its
 * seats given back or taken in the same transaction. Each method answers the appointment as it is then; 404 when there
 * is none, 409 when the change is not possible.
 */
@Injectable()
export class AppointmentStates {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly events: AppointmentHistoryRepository,
    private readonly allocator: SlotAllocator,
    private readonly mails: AppointmentMails,
    private readonly recorder: HistoryRecorder,
    private readonly owners: VisitOwners,
    private readonly earlier: EarlierPlacesService,
  ) {}

  /** Resolves when changes can be announced; 503 when that takes too long. */
  ready(): Promise<void> {
    return this.mails.ready();
  }

  /** Stores a new appointment in the transaction in which its visit was found (`SlotAllocator.run`). */
  async begin(
    appointment: NewAppointment,
    visit: Visit,
    actor: Actor,
    manager: EntityManager,
  ): Promise<Appointment> {
    const owner = await this.owners.of({ ...appointment, at: new Date() }, manager);
    const stored = await this.appointments.insert({ ...appointment, ...owner }, visit, manager);
    await this.allocator.take(stored.id, visit, manager);
    await this.recorder.record({ kind: 'booked', before: null, after: stored, actor }, manager);
    return stored;
  }

  /** Goes on to another state; seats are given back when the new state needs none. */
  async change(
    id: number,
    to: AppointmentState,
    actor: Actor,
    reason: string | null = null,
  ): Promise<Appointment> {
    await this.mails.ready();
    const work = async (manager: EntityManager) => {
      const before = await this.locked(id, manager);
      return this.goOn({ kind: 'state', before, to, actor, reason }, manager);
    };
    // Who gives a place back waits for their turn like who takes one: it may be kept for somebody else at once.
    return freesPlaces(to) ? this.allocator.run(work) : this.appointments.transaction(work);
  }

  /**
   * Declines those of them that wait for an answer, all or none, without a mail to anybody; what was still to be said
   * about them is not said any more. Answers how many. What else is to be done about them joins the transaction.
   */
  async declineQuietly(
    ids: readonly number[],
    actor: Actor,
    also: (declined: readonly number[], manager: EntityManager) => Promise<void>,
  ): Promise<number> {
    return this.appointments.transaction(async (manager) => {
      const waiting = await this.appointments.lockPending(ids, manager);
      await this.appointments.setState(waiting, 'declined', manager, { isFlood: true });
      await this.allocator.giveBack(waiting, manager);
      await this.recorder.recordStates(waiting, { from: 'pending', by: actor }, manager);
      await this.mails.withdraw(waiting, manager);
      await also(waiting, manager);
      return waiting.length;
    });
  }

  /** Gives it another time, by the rules of booking; 409 with `alternatives` when there is no place. */
  async move(
    id: number,
    wanted: WantedTime,
    actor: Actor,
    reason: string | null = null,
  ): Promise<Appointment> {
    return this.withOtherTimes(id, wanted, plannerOf(actor), async (before, manager) => {
      const visit = await this.allocator.findVisit(jobOf(before), wanted, plannerOf(actor), manager);
      if (!visit) return null;
      await this.setVisit(id, visit, manager);
      const after = await this.again(id, manager);
      await this.recorder.record({ kind: 'moved', before, after, actor, reason }, manager);
      return after;
    });
  }

  /**
   * The customer takes an earlier place that was kept for them (`EarlierPlacesService`), which fulfils their wish.
   *
   * @param claim ends that it is kept; 409 when it is not any more.
   */
  async takeKept(
    id: number,
    wanted: WantedTime,
    claim: (manager: EntityManager) => Promise<void>,
  ): Promise<Appointment> {
    return this.withOtherTimes(id, wanted, 'customer', async (before, manager) => {
      // What is kept for it counts as free, and was found by the rules of customers when it was kept.
      const visit = await this.allocator.findVisit(jobOf(before), wanted, 'staff', manager);
      if (!visit) return null;
      await claim(manager);
      await this.allocator.release(id, manager);
      await this.earlier.setWish(id, false, manager);
      await this.setVisit(id, visit, manager);
      const after = await this.again(id, manager);
      await this.recorder.record({ kind: 'moved', before, after, actor: CUSTOMER }, manager);
      return after;
    });
  }

  /** Suggests another time to the customer. Its seats are not held; a later suggestion replaces it. */
  async propose(
    id: number,
    wanted: WantedTime,
    actor: Actor,
    reason: string | null = null,
  ): Promise<Appointment> {
    return this.withOtherTimes(id, wanted, 'staff', async (before, manager) => {
      const visit = await this.allocator.findVisit(jobOf(before), wanted, 'staff', manager);
      if (!visit) return null;
      const suggested = { ...before, ...timesOf(visit), sequence: before.sequence + 1 };
      const event = await this.recorder.record(
        { kind: 'proposed', before, after: suggested, actor, reason },
        manager,
      );
      await this.appointments.setProposal(id, event, manager);
      return this.again(id, manager);
    });
  }

  /** The customer takes the suggested time; what was pending is confirmed by that, since both agree. */
  async accept(id: number, proposalId: number): Promise<Appointment> {
    const proposal = await this.proposal(id, proposalId);
    const wanted = { date: proposal.date, time: clockTime(proposal.startMinute) };
    // Should it be taken, the customer may choose another one, by the rules of customers.
    return this.withOtherTimes(id, wanted, 'customer', async (before, manager) => {
      if (before.proposalId !== proposalId) throw new AppError(409, 'conflict', texts.proposalGone);
      if (await this.isExpired(proposal, manager)) throw new AppError(409, 'conflict', texts.proposalExpired);
      // The garage has chosen the time: its own rules apply, not the lead time of customers.
      const visit = await this.allocator.findVisit(jobOf(before), wanted, 'staff', manager);
      if (!visit) return null;
      await this.setVisit(id, visit, manager);
      if (before.status === 'pending') await this.appointments.setState([id], 'confirmed', manager);
      const after = await this.again(id, manager);
      await this.recorder.record({ kind: 'accepted', before, after, actor: CUSTOMER }, manager);
      return after;
    });
  }

  /** The suggestion that waits for an answer; null when there is none. */
  async openProposal({ proposalId }: Appointment): Promise<OpenProposal | null> {
    const proposal = proposalId === null ? null : await this.events.findById(proposalId);
    return proposal && { ...proposal, isExpired: await this.isExpired(proposal) };
  }

  /** Whether the customer has taken this suggestion, whatever happened later. */
  async wasAccepted(id: number, proposalId: number): Promise<boolean> {
    const events = await this.events.findOf(id);
    const next = events.find((event) => event.id > proposalId && !UNCHANGING_KINDS.includes(event.kind));
    return events.some((event) => event.id === proposalId) && next?.kind === 'accepted';
  }

  /** What happened to it, oldest first. */
  history(id: number): Promise<StoredEvent[]> {
    return this.events.findOf(id);
  }

  /** 409 with other times when the work answers null, before it has changed anything. */
  private async withOtherTimes(
    id: number,
    wanted: WantedTime,
    planner: Planner,
    work: (before: Appointment, manager: EntityManager) => Promise<Appointment | null>,
  ): Promise<Appointment> {
    await this.mails.ready();
    const { before, after } = await this.allocator.run(async (manager) => {
      const found = await this.locked(id, manager);
      if (!MOVABLE_STATES.includes(found.status)) throw new AppError(409, 'conflict', texts.notMovable);
      return { before: found, after: await work(found, manager) };
    });
    if (after) return after;
    throw await this.allocator.taken(jobOf(before), wanted, planner);
  }

  private async setVisit(id: number, visit: Visit, manager: EntityManager): Promise<void> {
    await this.appointments.setVisit(id, visit, manager);
    await this.earlier.reseat(id, visit, manager);
  }

  private async goOn(
    {
      before,
      to,
      ...rest
    }: {
      kind: AppointmentEventKind;
      before: Appointment;
      to: AppointmentState;
      actor: Actor;
      reason: string | null;
    },
    manager: EntityManager,
  ): Promise<Appointment> {
    if (!NEXT_STATES[before.status].includes(to)) throw new AppError(409, 'conflict', texts.notPossible);
    await this.appointments.setState([before.id], to, manager);
    const after = await this.again(before.id, manager);
    await this.recorder.record({ before, after, ...rest }, manager);
    if (freesPlaces(to)) await this.earlier.endFor(before.id, manager);
    if (!OCCUPYING_STATES.includes(to)) {
      const places = await this.allocator.giveBack([before.id], manager);
      // As long as it can be taken back, nobody else is promised its place.
      const earliest = undoableUntil({ createdAt: new Date() });
      await this.earlier.share({ places, by: before.id, earliest }, manager);
    }
    return after;
  }

  private async isExpired(proposal: StoredEvent, manager?: EntityManager): Promise<boolean> {
    const { leadHours } = await this.allocator.rules(manager);
    return new Date() >= acceptableUntil(proposal, leadHours);
  }

  private async proposal(id: number, proposalId: number): Promise<StoredEvent> {
    const proposal = await this.events.findById(proposalId);
    if (proposal?.appointmentId === id && proposal.kind === 'proposed') return proposal;
    throw new AppError(409, 'conflict', texts.proposalGone);
  }

  private async locked(id: number, manager: EntityManager): Promise<Appointment> {
    const appointment = await this.appointments.lock(id, manager);
    if (!appointment) throw new AppError(404, 'not-found');
    return appointment;
  }

  private async again(id: number, manager: EntityManager): Promise<Appointment> {
    const appointment = await this.appointments.findById(id, manager);
    if (!appointment) throw new Error('a locked appointment is gone');
    return appointment;
  }
}

function plannerOf({ kind }: Actor): Planner {
  return kind === 'staff' ? 'staff' : 'customer';
}

/**
 * Whether a visit in this state no longer needs places that it had: its own, where nobody comes any more, or an earlier
 * one that was kept for somebody who has come meanwhile.
 */
function freesPlaces(to: AppointmentState): boolean {
  return !OCCUPYING_STATES.includes(to) || NEXT_STATES.confirmed.includes(to);
}

function timesOf({ date, start, endDate, end, dropOff }: Visit) {
  return { appointmentDate: date, startMinute: start, endDate, endMinute: end, dropOff };
}
