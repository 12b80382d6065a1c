import type { HotelTime } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { TimelineReadModel, TimelineRoomRow } from './timeline.read-model';

export const TIMELINE_NIGHTS = { least: 1, most: 93, usual: 28 };
/** How many days a timeline may begin before or after today: five years. */
const DAYS_AWAY = 1_830;

/** A room type, with the number of rooms that guests can still book on each night. */
interface TimelineTypeRow {
  code: string;
  title: string;
  roomsFree: number[];
}

/** Rooms with their stays and blocks, over some nights. */
export interface TimelineDays {
  from: PlainDate;
  nights: number;
  /** The business day of the desk. */
  businessDay: PlainDate;
  types: TimelineTypeRow[];
  rooms: TimelineRoomRow[];
}

type TimelineOutcome = { kind: 'Timeline'; timeline: TimelineDays } | InvalidInputOutcome;

/** The date at the hotel, and the business day of the desk. */
interface DeskTime extends Pick<HotelTime, 'today'> {
  businessDay: PlainDate;
}

/** Provides the timeline of all rooms for the staff. */
export class TimelineService {
  constructor(private readonly readModel: Pick<TimelineReadModel, 'rooms'>) {}

  /** The timeline of this many nights from that date on; null means from the night before the business day. */
  async timeline(asked: PlainDate | null, nights: number, time: DeskTime): Promise<TimelineOutcome> {
    const { businessDay } = time;
    const from = asked ?? addDays(businessDay, -1);
    const faults = faultsOf(from, nights, time);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const rooms = await this.readModel.rooms(from, addDays(from, nights));
    const types = typesOf(rooms, nights);
    return { kind: 'Timeline', timeline: { from, nights, businessDay, types, rooms } };
  }
}

/** The types of the rooms, with the number of free rooms on each night. */
function typesOf(rooms: readonly TimelineRoomRow[], nights: number): TimelineTypeRow[] {
  const types = new Map<string, TimelineTypeRow>();
  for (const room of rooms) {
    const { roomType: code, roomTitle: title } = room;
    const type = types.get(code) ?? { code, title, roomsFree: Array.from({ length: nights }, () => 0) };
    types.set(code, type);
    if (room.onSale) addFreeNights(type.roomsFree, room);
  }
  return [...types.values()];
}

function addFreeNights(roomsFree: number[], { stays, blocks }: TimelineRoomRow): void {
  const taken = new Set<number>();
  for (const span of [...stays, ...blocks]) {
    for (let night = span.night; night < span.night + span.nights; night += 1) taken.add(night);
  }
  roomsFree.forEach((free, night) => {
    if (!taken.has(night)) roomsFree[night] = free + 1;
  });
}

function faultsOf(from: PlainDate, nights: number, { today }: DeskTime): FieldFaultParts[] {
  const faults: FieldFaultParts[] = [];
  const [first, last] = [addDays(today, -DAYS_AWAY), addDays(today, DAYS_AWAY)];
  if (from < first) faults.push(fieldFault('from', 'DATE_TOO_EARLY', { first }));
  if (from > last) faults.push(fieldFault('from', 'DATE_TOO_LATE', { last }));
  const { least, most } = TIMELINE_NIGHTS;
  if (nights < least || nights > most) {
    const bounds = { subject: 'nightsShown', minimum: least, maximum: most } as const;
    faults.push(fieldFault('nights', 'NUMBER_OUT_OF_RANGE', bounds));
  }
  return faults;
}
