import { isDeepStrictEqual } from 'node:util';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { PlanRange, RoomsRange, ToldPlan, ToldPlans } from './channel-port';

/** A day of a room type with what the channel last accepted, and what it must know. */
export interface DayToTell {
  roomTypeId: number;
  day: PlainDate;
  sentRooms: number | null;
  sentPlans: ToldPlans | null;
  rooms: number;
  plans: ToldPlans;
}

interface Point<Value> {
  id: string;
  day: PlainDate;
  value: Value;
}

/** Joins neighbouring days of one id with equal values. */
function joined<Value>(points: readonly Point<Value>[]): (Point<Value> & { last: PlainDate })[] {
  const ranges: (Point<Value> & { last: PlainDate })[] = [];
  const ordered = points.toSorted((a, b) => compare(a.id, b.id) || compare(a.day, b.day));
  for (const point of ordered) {
    const range = ranges.at(-1);
    const continues =
      range?.id === point.id &&
      addDays(range.last, 1) === point.day &&
      isDeepStrictEqual(range.value, point.value);
    if (continues) range.last = point.day;
    else ranges.push({ ...point, last: point.day });
  }
  return ranges;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The free rooms that the channel does not know yet, with neighbouring days joined. */
export function roomsRanges(days: readonly DayToTell[], idOf: ReadonlyMap<number, string>): RoomsRange[] {
  const points = days.flatMap(({ roomTypeId, day, rooms, sentRooms }) => {
    const id = idOf.get(roomTypeId);
    return id === undefined || rooms === sentRooms ? [] : [{ id, day, value: rooms }];
  });
  return joined(points).map(({ id, day, last, value }) => ({ roomType: id, first: day, last, rooms: value }));
}

/** The prices and restrictions that the channel does not know yet, with neighbouring days joined. */
export function planRanges(days: readonly DayToTell[]): PlanRange[] {
  const points = days.flatMap(({ day, plans, sentPlans }) =>
    Object.entries(plans).flatMap(([id, value]): Point<ToldPlan>[] =>
      isDeepStrictEqual(value, sentPlans?.[id]) ? [] : [{ id, day, value }],
    ),
  );
  return joined(points).map(({ id, day, last, value }) => ({ ratePlan: id, first: day, last, told: value }));
}
