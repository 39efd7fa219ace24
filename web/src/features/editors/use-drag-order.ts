import { type PointerEvent, type RefObject, useState } from 'react';

interface DragOrder {
  /** The entry that is being moved. */
  dragged: number | null;
  /** For the handle of an entry. */
  handle: (entry: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Lets entries be pulled to another place with mouse, pen or finger; `rows` holds one element per entry. */
export function useDragOrder(
  rows: RefObject<HTMLElement | null>,
  entries: readonly number[],
  onOrder: (entries: number[]) => void,
): DragOrder {
  const [dragged, setDragged] = useState<number | null>(null);
  const end = () => setDragged(null);

  return {
    dragged,
    handle: (entry) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(entry);
      },
      onPointerMove: (event) => {
        if (dragged !== entry) return;
        const from = entries.indexOf(entry);
        const to = placeAt(rows.current, event.clientY);
        if (to !== null && to !== from) onOrder(moved(entries, from, to));
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}

/** The order with one entry at another place. */
export function moved(entries: readonly number[], from: number, to: number): number[] {
  const others = entries.filter((_entry, index) => index !== from);
  return [...others.slice(0, to), entries[from]!, ...others.slice(to)];
}

/** The row under the pointer, once it is past that row's middle half, so that rows do not jump to and fro. */
function placeAt(rows: HTMLElement | null, y: number): number | null {
  const boxes = [...(rows?.children ?? [])].map((row) => row.getBoundingClientRect());
  const place = boxes.findIndex(({ top, height }) => y > top + height * 0.25 && y < top + height * 0.75);
  return place === -1 ? null : place;
}
