import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertyService } from '../../selling/property/property.service';
import { sumsOfQuote, type QuoteAmounts, type StayRequest } from '../../selling/quotes/quote';
import type { QuoteService } from '../../selling/quotes/quote.service';
import type { RoomService } from '../../selling/rooms/room.service';
import type { DeskStayDetails } from './desk-booking.policy';
import { atDeskRate } from './desk-rate';

/** A room that the staff sell, according to the form. */
export type DeskStay = Omit<StayRequest, 'roomIds'> & DeskStayDetails;

/** The rooms that the staff want to sell. */
interface DeskQuoteRequest {
  stays: readonly DeskStay[];
  /** The code of a promotion. */
  code: string | null;
  /** The guest's address, to count the guest's uses of promotions. */
  email: string | null;
  despiteRestrictions: boolean;
}

type DeskQuoteOutcome =
  | {
      kind: 'Quote';
      quote: QuoteAmounts;
      /** How much less than the hotel's rates the staff ask for, in paise with tax; 0 at the hotel's rates. */
      loweredPaise: number;
    }
  | InvalidInputOutcome;

const ROOM = 'roomNumber';

/** Calculates the prices of bookings by the staff. */
export class DeskQuotes {
  constructor(
    private readonly rooms: RoomService,
    private readonly quotes: QuoteService,
    private readonly property: Pick<PropertyService, 'taxPeriods'>,
  ) {}

  /** The price, or all faults of the stays. `time` names the business day. Sells nothing. */
  async quote(request: DeskQuoteRequest, time: HotelTime): Promise<DeskQuoteOutcome> {
    const { stays, code, email, despiteRestrictions } = request;
    const withoutPromotions = stays.some(({ ratePaise }) => ratePaise !== null);
    if (withoutPromotions && code)
      return { kind: 'InvalidInput', faults: [fieldFault('code', 'CODE_WITH_DESK_RATE')] };
    const chosen = await this.chosenRooms(stays);
    if (chosen.faults.length > 0) return { kind: 'InvalidInput', faults: chosen.faults };
    const requests = stays.map(({ roomNumber, ratePaise, guestName, ...stay }, index): StayRequest => ({
      ...stay,
      roomIds: chosen.roomIds[index] ?? null,
    }));
    const outcome = await this.quotes.quoteAtDesk(requests, time, {
      code,
      guest: { email, replaces: null },
      despiteRestrictions,
      withoutPromotions,
    });
    if (outcome.kind !== 'Quote') return outcome;
    const quote = this.atRates(outcome.quote, stays);
    const loweredPaise = Math.max(0, DeskQuotes.totalOf(outcome.quote) - DeskQuotes.totalOf(quote));
    return { kind: 'Quote', quote, loweredPaise };
  }

  /** The price of all stays with tax, in paise. */
  static totalOf(quote: QuoteAmounts): number {
    return sumsOfQuote(quote).total;
  }

  private atRates(quote: QuoteAmounts, wanted: readonly DeskStay[]): QuoteAmounts {
    const setting = { taxPeriods: this.property.taxPeriods, paisePerUnit: quote.paisePerUnit };
    const stays = quote.stays.map((stay, index) => {
      const ratePaise = wanted[index]?.ratePaise ?? null;
      return ratePaise === null ? stay : atDeskRate(stay, ratePaise, setting);
    });
    return { ...quote, stays };
  }

  /** The ids of the rooms that the staff chose, in the order of the stays; null for any room of the type. */
  private async chosenRooms(
    stays: readonly DeskStay[],
  ): Promise<{ roomIds: (number[] | null)[]; faults: FieldFaultParts[] }> {
    if (stays.every(({ roomNumber }) => roomNumber === null)) return { roomIds: [], faults: [] };
    const [rooms, types] = [await this.rooms.rooms(), await this.rooms.allTypes()];
    const typeIds = new Map(types.map(({ code, id }) => [code, id]));
    const faults: FieldFaultParts[] = [];
    const roomIds = stays.map(({ roomNumber, roomType }, index) => {
      if (roomNumber === null) return null;
      const room = rooms.find(({ number }) => number === roomNumber);
      if (room?.onSale && room.typeId === typeIds.get(roomType)) return [room.id];
      faults.push(fieldFault(`stays.${index}.${ROOM}`, 'DESK_ROOM_UNKNOWN', { room: roomNumber }));
      return null;
    });
    return { roomIds, faults };
  }
}
