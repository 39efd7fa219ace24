import type { TimeSlot } from '@garage/contracts/booking-settings';

export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Day = (typeof DAYS)[number];

/** Slots of equal length one after the other: what people mean by "half past seven to noon, every half hour". */
export interface WorkBlock {
  from: string;
  to: string;
  /** Length of its slots in minutes; the last one may be shorter. */
  slotMinutes: number;
  capacity: number;
  isActive: boolean;
}

export type WorkWeek = Record<Day, WorkBlock[]>;

/** The slots of a week, joined to as few blocks as say the same. */
export function toWeek(slots: readonly TimeSlot[]): WorkWeek {
  return Object.fromEntries(
    DAYS.map((day) => [day, blocksOf(slots.filter((slot) => slot.day === day))]),
  ) as WorkWeek;
}

/** The slots that the blocks stand for; a block whose times cannot be is one slot, for the server to refuse. */
export function toSlots(week: WorkWeek): TimeSlot[] {
  return DAYS.flatMap((day) => week[day].flatMap((block) => slotsOf(day, block)));
}

function blocksOf(slots: readonly TimeSlot[]): WorkBlock[] {
  const blocks: WorkBlock[] = [];
  /** A slot that is shorter than those before it can only be the last of its block. */
  let isOpen = false;
  for (const { startTime, endTime, maxCapacity: capacity, isActive } of slots) {
    const length = minutes(endTime) - minutes(startTime);
    const block = blocks.at(-1);
    const goesOn =
      isOpen &&
      block !== undefined &&
      block.to === startTime &&
      block.capacity === capacity &&
      block.isActive === isActive &&
      length <= block.slotMinutes;
    if (goesOn) {
      block.to = endTime;
      isOpen = length === block.slotMinutes;
    } else {
      blocks.push({ from: startTime, to: endTime, slotMinutes: length, capacity, isActive });
      isOpen = true;
    }
  }
  return blocks;
}

function slotsOf(day: Day, { from, to, slotMinutes, capacity, isActive }: WorkBlock): TimeSlot[] {
  const slot = { day, maxCapacity: capacity, isActive };
  const end = minutes(to);
  const slots: TimeSlot[] = [];
  for (let start = minutes(from); start < end; start += slotMinutes) {
    slots.push({ ...slot, startTime: clock(start), endTime: clock(Math.min(start + slotMinutes, end)) });
  }
  return slots.length > 0 ? slots : [{ ...slot, startTime: from, endTime: to }];
}

/** A first guess for another block of a day: after the last one, of the same kind. */
export function nextBlock(blocks: readonly WorkBlock[]): WorkBlock {
  const last = blocks.at(-1);
  if (!last) return { from: '07:30', to: '12:00', slotMinutes: 30, capacity: 2, isActive: true };
  const from = Math.min(minutes(last.to) + 60, minutes('22:00'));
  return { ...last, from: clock(from), to: clock(Math.min(from + 120, minutes('23:59'))), isActive: true };
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function clock(value: number): string {
  return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
}
