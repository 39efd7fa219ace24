import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import type { PlannedAppointment, PlannedDay } from '@garage/contracts/workshop-plan';
import { freeTimesQuery } from './api/plan-queries.ts';
import { minutesOf } from './plan-days.ts';
import { droppedTime } from './plan-grid.ts';

/** A shorter way is a click by an unsteady hand. */
const THRESHOLD_PX = 6;

interface DragOptions {
  days: readonly PlannedDay[];
  firstMinute: number;
  pixelsPerMinute: number;
  onMove: ((id: number, date: string, time: string) => void) | undefined;
}

interface Drag {
  appointment: PlannedAppointment;
  from: { x: number; y: number };
  offset: { x: number; y: number } | null;
}

/**
 * Carries an appointment with a mouse or a pen over the grid. A finger scrolls instead, and a keyboard has
 * the dialog; both choose the other time there, by the same rules.
 */
export function useDragToMove({ days, firstMinute, pixelsPerMinute, onMove }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = drag?.offset ? drag.appointment : null;
  const free = useQuery({
    ...freeTimesQuery({ id: dragged?.id ?? 0 }, days[0]?.date ?? '', days.at(-1)?.date ?? ''),
    enabled: dragged !== null,
  });
  const freeTimesOn = (date: string): readonly string[] =>
    (dragged && free.data?.find((day) => day.date === date)?.times) ?? [];
  const latest = useRef({ freeTimesOn, firstMinute, pixelsPerMinute, onMove });
  useEffect(() => {
    latest.current = { freeTimesOn, firstMinute, pixelsPerMinute, onMove };
  });

  const isActive = drag !== null;
  useEffect(() => {
    if (!isActive) return undefined;
    const move = (event: globalThis.PointerEvent) =>
      setDrag((last) => {
        if (!last) return last;
        const offset = wayFrom(last, event);
        return last.offset || isFar(offset) ? { ...last, offset } : last;
      });
    const cancel = () => setDrag(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onKey);
    };
  }, [isActive]);

  useEffect(() => {
    if (!drag) return undefined;
    const drop = (event: globalThis.PointerEvent) => {
      setDrag(null);
      // Where it is let go counts, which a busy page may not have drawn yet.
      const offset = wayFrom(drag, event);
      const { appointment } = drag;
      if (!drag.offset && !isFar(offset)) return;
      // The click that follows would open the dialog.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      const column = columnAt(event.clientX);
      if (!column) return;
      const { freeTimesOn: freeOn, pixelsPerMinute: scale, onMove: tell } = latest.current;
      const minutes = minutesOf(appointment.startTime) + offset.y / scale;
      const time = droppedTime(minutes, freeOn(column));
      if (column !== appointment.date || time !== appointment.startTime) tell?.(appointment.id, column, time);
    };
    window.addEventListener('pointerup', drop);
    return () => window.removeEventListener('pointerup', drop);
  }, [drag]);

  return {
    freeTimesOn,
    offsetOf: (id: number) => (drag?.appointment.id === id ? drag.offset : null),
    start: (appointment: PlannedAppointment) => (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      if (!MOVABLE_STATES.includes(appointment.status)) return;
      setDrag({ appointment, from: { x: event.clientX, y: event.clientY }, offset: null });
    },
  };
}

function wayFrom({ from }: Drag, event: globalThis.PointerEvent): { x: number; y: number } {
  return { x: event.clientX - from.x, y: event.clientY - from.y };
}

function isFar({ x, y }: { x: number; y: number }): boolean {
  return Math.hypot(x, y) >= THRESHOLD_PX;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The day whose column is at this place of the window. */
function columnAt(x: number): string | null {
  for (const column of document.querySelectorAll<HTMLElement>('[data-date]')) {
    const { left, right } = column.getBoundingClientRect();
    if (left <= x && x < right) return column.dataset['date'] ?? null;
  }
  return null;
}
