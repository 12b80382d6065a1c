import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../platform/refusals/sentence';
import type { HotelTime } from '../platform/time/clock';
import type { StoredPlan } from '../rates/rate-plan.repository';
import type { QuoteAmounts } from '../rooms/quote';
import type { RoomService } from '../rooms/room.service';
import type { RoomType } from '../rooms/room-type.entity';
import type { AvailabilityService, FreeRooms } from '../stays/availability.service';
import type { StayDates } from '../stays/room-night.repository';

/** A stay that a guest looks for, in any room type. */
interface SearchedStay extends StayDates {
  guests: number;
}

/** What a stay costs on one rate plan; null when a rule refuses it. */
export interface PlanPrice {
  plan: StoredPlan;
  quote: QuoteAmounts | null;
}

/** One room type for a stay. */
export interface StayOptionFound {
  roomType: RoomType;
  roomsFree: number;
  /** Null when a rule refuses the stay. */
  quote: QuoteAmounts | null;
  /** What the stay costs on each plan on sale, in the owner's order. */
  plans: readonly PlanPrice[];
  /** Which rules refuse the stay in this type; none when it can be booked, or is only sold out. */
  faults: readonly FieldFaultParts[];
  /** Stays in this type that can be booked, the nearest first, when this one cannot. */
  nearest: readonly StayDates[];
}

type StayOptionsOutcome =
  { kind: 'StayOptions'; stay: SearchedStay; options: StayOptionFound[] } | InvalidInputOutcome;

/** What the hotel can offer for a stay. */
export class StayOptionService {
  constructor(
    private readonly rooms: RoomService,
    private readonly availability: AvailabilityService,
  ) {}

  /** Each room type on sale, in the hotel's order; or what is wrong with the dates. */
  async options(stay: SearchedStay, time: HotelTime): Promise<StayOptionsOutcome> {
    const { checkin, checkout, guests } = stay;
    if (guests < 1) return { kind: 'InvalidInput', faults: [fieldFault('guests', 'GUESTS_TOO_FEW')] };
    const free = await this.availability.freeRooms({ checkin, checkout }, time);
    if (free.kind === 'InvalidInput') return free;
    const options = await Promise.all(free.roomTypes.map((one) => this.optionOf(one, stay, time)));
    return { kind: 'StayOptions', stay, options };
  }

  private async optionOf(
    { roomType, roomsFree }: FreeRooms,
    stay: SearchedStay,
    time: HotelTime,
  ): Promise<StayOptionFound> {
    const outcome = await this.rooms.quote([{ roomType: roomType.code, ...stay }], time);
    const faults = outcome.kind === 'InvalidInput' ? withoutNearest(outcome.faults) : [];
    // Other dates do not help too many guests.
    const mayHelp = (faults.length > 0 || roomsFree === 0) && faults.every(({ field }) => field !== 'guests');
    const { checkin, checkout } = stay;
    const nearest = mayHelp
      ? await this.availability.nearestStays({ roomType: roomType.code }, { checkin, checkout }, time)
      : [];
    const plans = await this.pricesOf(roomType, stay, time);
    return {
      roomType,
      roomsFree,
      plans,
      quote: outcome.kind === 'Quote' ? outcome.quote : null,
      faults,
      nearest,
    };
  }

  private pricesOf({ code }: RoomType, stay: SearchedStay, time: HotelTime): Promise<PlanPrice[]> {
    return Promise.all(
      this.rooms.plansOnSale.map(async (plan) => {
        const outcome = await this.rooms.quote([{ ...stay, roomType: code, plan: plan.code }], time);
        return { plan, quote: outcome.kind === 'Quote' ? outcome.quote : null };
      }),
    );
  }
}

/** The rules know nothing of free rooms, so the nearest stay that they allow may be sold out. */
function withoutNearest(faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  return faults.filter(({ code }) => code !== 'NEAREST_STAY');
}
