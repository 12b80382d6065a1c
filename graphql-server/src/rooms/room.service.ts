import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../platform/time/dates';
import { findRecord, findRecords } from '../platform/database/plain-statements';
import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import { makeQuote, type QuoteAmounts } from './quote';
import { RoomType, type RoomTypeName } from './room-type.entity';
import { guestFaults, stayFaults } from './stay.policy';

export interface StayRequest {
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
}

type QuoteOutcome = { kind: 'Quote'; quote: QuoteAmounts } | InvalidInputOutcome;

/** Room types and what a stay in one costs. */
export class RoomService {
  constructor(
    private readonly database: DataSource,
    private readonly paisePerDollar: number,
  ) {}

  /** The cheapest first. */
  roomTypes(): Promise<RoomType[]> {
    return findRecords(this.database.manager, RoomType, 'ORDER BY sort_order', []);
  }

  /** Locks the type's row until the transaction ends, so that rooms of one type are sold one at a time. */
  async lockRoomType(manager: EntityManager, name: RoomTypeName): Promise<void> {
    await manager.query('SELECT 1 FROM room_types WHERE name = $1 FOR UPDATE', [name]);
  }

  /** Everything that is wrong with the stay asked for, or its price. */
  async quote(request: StayRequest, today: PlainDate): Promise<QuoteOutcome> {
    const roomType = await findRecord(this.database.manager, RoomType, 'WHERE name = $1', [request.roomType]);
    if (!roomType) throw new Error(`There is no room type ${request.roomType}.`);
    const faults = [...stayFaults(request, today), ...guestFaults(request.guests, roomType)];
    return faults.length > 0
      ? { kind: 'InvalidInput', faults }
      : { kind: 'Quote', quote: this.priceOf(request, roomType) };
  }

  /** The price of a stay without faults. */
  priceOf({ checkin, checkout, guests }: StayRequest, { name, nightlyRateCents }: RoomType): QuoteAmounts {
    const { paisePerDollar } = this;
    return makeQuote({ roomType: name, checkin, checkout, guests, nightlyRateCents, paisePerDollar });
  }
}
