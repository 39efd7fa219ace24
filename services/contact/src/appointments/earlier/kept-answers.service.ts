import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import type { EarlierWish, KeptPlace } from '@garage/contracts/earlier-places';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { type Appointment, CUSTOMER } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import texts from '../locales/de.json' with { type: 'json' };
import { AppointmentStates } from '../states/appointment-states.js';
import { HistoryRecorder } from '../states/history-recorder.js';
import { EarlierPlacesService } from './earlier-places.service.js';
import { KeptPlacesRepository, type StoredKeptPlace } from './kept-places.repository.js';

/** What customers say to places that are kept for them, and whether they would come earlier. */
@Injectable()
export class KeptAnswersService {
  constructor(
    private readonly kept: KeptPlacesRepository,
    private readonly places: EarlierPlacesService,
    private readonly appointments: AppointmentsRepository,
    private readonly states: AppointmentStates,
    private readonly recorder: HistoryRecorder,
    private readonly allocator: SlotAllocator,
  ) {}

  /** Null where the garage keeps no places, and for what cannot be moved. */
  async wishOf({ id, status, earlierIfPossible, email }: Appointment): Promise<EarlierWish | null> {
    const kept = await this.kept.findOpenOf(id);
    const isOn = MOVABLE_STATES.includes(status) && email !== null && (await this.places.isOn());
    if (!isOn && !kept) return null;
    return { isWished: earlierIfPossible, kept: kept?.mailedAt ? toKeptPlace(kept) : null };
  }

  /** Joins the line or leaves it, and what is kept with it. 409 when it cannot be moved any more. */
  async wish(id: number, isWished: boolean): Promise<void> {
    await this.states.ready();
    const isOn = await this.places.isOn();
    await this.allocator.run(async (manager) => {
      const before = await this.appointments.lock(id, manager);
      if (!before) throw new AppError(404, 'not-found');
      if (before.earlierIfPossible === isWished) return;
      if (isWished && !(isOn && MOVABLE_STATES.includes(before.status))) {
        throw new AppError(409, 'conflict', texts.notMovable);
      }
      await this.places.setWish(id, isWished, manager);
      if (!isWished) await this.places.endFor(id, manager);
      const changes = [
        { field: 'earlierIfPossible' as const, from: `${before.earlierIfPossible}`, to: `${isWished}` },
      ];
      const after = { ...before, earlierIfPossible: isWished };
      await this.recorder.record(
        { kind: 'corrected', before, after, actor: CUSTOMER, changes, isTold: false },
        manager,
      );
    });
  }

  /** Moves the appointment there. The same again changes nothing; 409 when the place is not kept any more. */
  async take(id: number, placeId: number): Promise<void> {
    const kept = await this.find(id, placeId);
    if (kept.state === 'taken') return;
    const wanted = { date: kept.date, time: clockTime(kept.startMinute) };
    try {
      await this.states.takeKept(id, wanted, async (manager) => {
        if (!(await this.kept.end(placeId, 'taken', manager))) {
          throw new AppError(409, 'conflict', texts.keptNoMore);
        }
      });
    } catch (error) {
      // Pressed twice: the second press was overtaken by the first.
      if ((await this.find(id, placeId)).state !== 'taken') throw error;
    }
  }

  /** The next in line gets it. */
  async leave(id: number, placeId: number): Promise<void> {
    await this.states.ready();
    await this.find(id, placeId);
    await this.allocator.run(async (manager) => {
      const kept = await this.kept.findById(placeId, manager);
      if (!kept || kept.state === 'left') return;
      if (!(await this.places.passOn(kept, 'left', manager))) {
        throw new AppError(409, 'conflict', texts.keptNoMore);
      }
    });
  }

  private async find(id: number, placeId: number): Promise<StoredKeptPlace> {
    const kept = await this.kept.findById(placeId);
    if (kept?.appointmentId === id) return kept;
    throw new AppError(409, 'conflict', texts.keptNoMore);
  }
}

export function toKeptPlace({ id, date, startMinute, endsAt }: StoredKeptPlace): KeptPlace {
  return { id, date, startTime: clockTime(startMinute), until: endsAt.toISOString() };
}
