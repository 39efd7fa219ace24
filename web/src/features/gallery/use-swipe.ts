import { useRef, type PointerEvent } from 'react';

/** Shorter movements are a trembling tap. */
const SWIPE_PX = 45;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Tells a finger that moves sideways from one that scrolls or zooms. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
      // A second finger begins a zoom.
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 1.5 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
