import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { gripOf, ghostOf, type Ghost, type Grip } from './drag';
import type { Place } from './grid-place';
import { cellAt, type TimelineRow } from './timeline-rows';

/** A smaller movement of the pointer is a press, not a drag. In CSS pixels. */
const SLOP = 5;
/** The width of the area at the end of a bar that grips its end. In CSS pixels. */
const END_WIDTH = 9;

interface Drag {
  grip: Grip;
  x: number;
  y: number;
  isMoving: boolean;
}

interface DragOptions {
  /** The part with the rows, without the heads of the days. */
  body: RefObject<HTMLElement | null>;
  rows: readonly TimelineRow[];
  nights: number;
  placeOf: (target: EventTarget | null) => Place | null;
  /** Whether the person may drag it. */
  mayGrip: (grip: Grip) => boolean;
  onDrop: (grip: Grip, ghost: Ghost) => void;
}

const isSame = (one: Ghost | null, other: Ghost) =>
  one?.row === other.row && one.column === other.column && one.span === other.span;

/** The row and the day under the pointer, or the nearest row and day. */
function placeUnder(
  body: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  rows: number,
  nights: number,
): Place {
  const { left, top, right, bottom } = body.getBoundingClientRect();
  const head = body.querySelector('[role="rowheader"]')?.clientWidth ?? 0;
  const width = (right - left - head) / nights;
  const within = (value: number, count: number) => Math.min(Math.max(Math.floor(value), 0), count - 1);
  return {
    row: within((clientY - top) / ((bottom - top) / rows), rows),
    column: within((clientX - left - head) / width, nights),
  };
}

/**
 * Drags bars, ends of bars, and ranges of empty days with a mouse or a pen. A finger scrolls; the menu offers the same
 * actions.
 */
export function useDrag({ body, rows, nights, placeOf, mayGrip, onDrop }: DragOptions) {
  const drag = useRef<Drag | null>(null);
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const hasDragged = useRef(false);
  const end = () => {
    drag.current = null;
    setGhost(null);
  };
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && drag.current) end();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  const onPointerDown = (event: PointerEvent) => {
    hasDragged.current = false;
    const place = placeOf(event.target);
    const row = place && rows[place.row];
    const cell = row && cellAt(row, place.column);
    if (!cell || row.kind !== 'room' || event.button !== 0 || event.pointerType === 'touch' || !body.current)
      return;
    const under = placeUnder(body.current, event, rows.length, nights);
    const element = event.target instanceof Element ? event.target.closest('[role="gridcell"]') : null;
    const isAtEnd = element !== null && element.getBoundingClientRect().right - event.clientX < END_WIDTH;
    const grip = gripOf(cell, { row: place.row, column: under.column }, isAtEnd);
    if (grip && mayGrip(grip)) drag.current = { grip, x: event.clientX, y: event.clientY, isMoving: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (!held || !body.current) return;
    const distance = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!held.isMoving && distance < SLOP) return;
    if (!held.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    held.isMoving = true;
    const next = ghostOf(held.grip, placeUnder(body.current, event, rows.length, nights), rows);
    setGhost((before) => (isSame(before, next) ? before : next));
  };
  const onPointerUp = () => {
    const held = drag.current;
    const dropped = ghost;
    // The click event that follows belongs to the drag.
    hasDragged.current = held?.isMoving ?? false;
    end();
    if (held?.isMoving && dropped) onDrop(held.grip, dropped);
  };
  return {
    ghost,
    /** True for the press that ends a drag. */
    endsDrag: () => hasDragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
}
