import type { DataSource, EntityManager } from 'typeorm';
import { findRecords } from '../platform/database/plain-statements';
import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import type { FieldFaultParts } from '../platform/refusals/sentence';
import type { HotelTime } from '../platform/time/clock';
import type { PropertyService } from '../property/property.service';
import { linesOfStay, type QuoteAmounts, type QuotedStay, type StayRequest } from './quote';
import { RoomType, type RoomTypeName } from './room-type.entity';
import {
  guestFaults,
  ROOM_TYPE_NOT_ON_SALE,
  stayCountFaults,
  stayFaults,
  UNKNOWN_ROOM_TYPE,
} from './stay.policy';

type QuoteOutcome = { kind: 'Quote'; quote: QuoteAmounts } | InvalidInputOutcome;

/** Room types and what stays in them cost. */
export class RoomService {
  constructor(
    private readonly database: DataSource,
    private readonly property: Pick<PropertyService, 'current' | 'paisePerUnitOn' | 'taxPeriods'>,
  ) {}

  /** Those on sale, in the owner's order. */
  roomTypes(): Promise<RoomType[]> {
    return findRecords(this.database.manager, RoomType, 'WHERE on_sale ORDER BY sort_order, id', []);
  }

  /** The type of a booking that names none: the first one on sale. Null when nothing is. */
  async defaultType(): Promise<RoomTypeName | null> {
    return (await this.roomTypes())[0]?.code ?? null;
  }

  /** True when the hotel has a room type of that code. */
  async hasRoomType(code: RoomTypeName): Promise<boolean> {
    return (await this.typesByCode([code])).has(code);
  }

  /**
   * Locks the rows of these types until the transaction ends, so that rooms of one type are sold one at a time. All
   * callers lock in the same order.
   */
  async lockRoomTypes(manager: EntityManager, codes: readonly RoomTypeName[]): Promise<void> {
    await manager.query('SELECT 1 FROM room_types WHERE code = ANY($1) ORDER BY id FOR UPDATE', [codes]);
  }

  /**
   * Everything that is wrong with the stays of one booking, or their price. A fault names its field: `checkin` of the
   * first stay, `furtherStays.0.checkin` of the next.
   */
  async quote(requests: readonly StayRequest[], time: HotelTime): Promise<QuoteOutcome> {
    const tooMany = stayCountFaults(requests.length);
    if (tooMany.length > 0) return { kind: 'InvalidInput', faults: tooMany };
    const types = await this.typesByCode(requests.map(({ roomType }) => roomType));
    const paisePerUnit = this.property.paisePerUnitOn(time.today);
    const faults: FieldFaultParts[] = [];
    const stays: QuotedStay[] = [];
    for (const [index, request] of requests.entries()) {
      const type = types.get(request.roomType);
      const ofType = type ? typeFaults(request, type) : [UNKNOWN_ROOM_TYPE];
      const ofStay = [...stayFaults(request, time, this.property.current), ...ofType];
      faults.push(...inFieldsOf(index, ofStay));
      if (type && ofStay.length === 0) stays.push(this.priceOf(request, type, paisePerUnit));
    }
    return faults.length > 0
      ? { kind: 'InvalidInput', faults }
      : { kind: 'Quote', quote: { paisePerUnit, stays } };
  }

  private priceOf(
    { roomType, checkin, checkout, guests }: StayRequest,
    { name: roomTitle, nightlyRateCents }: RoomType,
    paisePerUnit: number,
  ): QuotedStay {
    const stay = { roomType, roomTitle, checkin, checkout, guests };
    const { taxPeriods } = this.property;
    return { ...stay, lines: linesOfStay(stay, { nightlyRateCents, paisePerUnit, taxPeriods }) };
  }

  private async typesByCode(codes: readonly RoomTypeName[]): Promise<Map<string, RoomType>> {
    const types = await findRecords(this.database.manager, RoomType, 'WHERE code = ANY($1)', [codes]);
    return new Map(types.map((type) => [type.code, type]));
  }
}

function typeFaults({ guests }: StayRequest, type: RoomType): FieldFaultParts[] {
  return type.onSale ? guestFaults(guests, type) : [ROOM_TYPE_NOT_ON_SALE];
}

/** The faults under the names of the form's fields. Stays after the first are in the list `furtherStays`. */
function inFieldsOf(index: number, faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  const prefix = index === 0 ? '' : `furtherStays.${index - 1}.`;
  return faults.map((fault) => ({ ...fault, field: `${prefix}${fault.field}` }));
}
