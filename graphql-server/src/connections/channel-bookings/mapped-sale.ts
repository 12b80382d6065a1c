import { divideHalfUp, rupees, writeMoney } from '../../platform/money/money';
import { evenNights, type PortalRoom, type PortalSale } from '../../desk/portal-sales/portal-sale';
import type { ChannelMapping } from '../channels/channel-mapping.repository';
import type { RevisionProblem } from './channel-revision.entity';
import { withBeside, type NamedAmount } from './portal-total';
import type { SoldBeside, SoldBooking, SoldRoom } from './sold-booking';

/** Converts amounts of bookings. */
export interface PortalMoneySetting {
  /** The currency of the hotel's rates, such as USD. */
  rateCurrency: string;
  paisePerUnit: number;
}

interface Problem {
  problem: RevisionProblem;
  subject: string;
}

/** Ten-thousandths of a unit, exactly. */
function tenThousandths(amount: string): number {
  const [units = '0', fraction = ''] = amount.split('.');
  return Number(units) * 10_000 + Number(fraction.padEnd(4, '0'));
}

function paiseOf(amount: string, currency: string, setting: PortalMoneySetting): number | null {
  if (currency === 'INR') return divideHalfUp(tenThousandths(amount), 100);
  if (currency !== setting.rateCurrency) return null;
  return divideHalfUp(tenThousandths(amount) * setting.paisePerUnit, 10_000);
}

function mappedRoom(
  { currency }: SoldBooking,
  room: SoldRoom,
  mapping: ChannelMapping,
  setting: PortalMoneySetting,
): PortalRoom | Problem {
  const { roomTypeKey, ratePlanKey, checkin, checkout, guests, children, guestName, includesTax } = room;
  const roomType = mapping.roomTypes.get(roomTypeKey);
  if (roomType === undefined) return { problem: 'ROOM_TYPE_UNMAPPED', subject: roomTypeKey };
  const plan = mapping.ratePlans.get(ratePlanKey);
  if (plan === undefined) return { problem: 'RATE_PLAN_UNMAPPED', subject: ratePlanKey };
  const toPaise = (amount: string) => paiseOf(amount, currency, setting);
  const nights = room.nights?.map(toPaise);
  const total = room.amount === null ? null : toPaise(room.amount);
  if (nights?.includes(null) || (!nights && total === null))
    return { problem: 'CURRENCY_UNKNOWN', subject: currency };
  const nightsPaise = nights
    ? nights.flatMap((paise) => paise ?? [])
    : evenNights(total ?? 0, checkin, checkout);
  return { roomType, plan, checkin, checkout, guests, children, guestName, nightsPaise, includesTax };
}

const isProblem = (one: PortalRoom | Problem): one is Problem => 'problem' in one;

const besidePaise = (
  { currency }: SoldBooking,
  beside: readonly SoldBeside[],
  setting: PortalMoneySetting,
): NamedAmount[] =>
  beside.map(({ kind, name, amount }) => ({ kind, name, paise: paiseOf(amount, currency, setting) ?? 0 }));

const MOST_REMARK = 350;

/** What the price of the rooms contains beside them, for the people who serve it. */
function remarkOf(added: readonly NamedAmount[]): string | null {
  const named = added.map(({ name, paise }) => `${name} (${writeMoney(rupees(paise))})`).join(', ');
  return named === '' ? null : `Sold by the portal with the stay: ${named}`.slice(0, MOST_REMARK);
}

/** The booking with the hotel's own types and plans, at the portal's prices in paise; or what prevents that. */
export function mappedSale(
  sold: SoldBooking,
  { portal, number }: { portal: string; number: string },
  mapping: ChannelMapping,
  setting: PortalMoneySetting,
): PortalSale | Problem {
  const rooms = sold.rooms.map((room) => mappedRoom(sold, room, mapping, setting));
  const problem = rooms.find(isProblem);
  if (problem) return problem;
  const { collector, name, email, phone, notes, commission } = sold;
  const toPaise = (amount: string | null) =>
    amount === null ? null : paiseOf(amount, sold.currency, setting);
  const priced = withBeside({
    rooms: rooms.flatMap((room) => (isProblem(room) ? [] : room)),
    ofRooms: sold.rooms.map(({ beside }) => besidePaise(sold, beside, setting)),
    ofBooking: besidePaise(sold, sold.beside, setting),
    amountPaise: toPaise(sold.amount),
  });
  const remarks = [notes, remarkOf(priced.added)].filter((remark) => remark !== null);
  return {
    portal: { id: mapping.portals.get(portal.toLowerCase()) ?? mapping.portalId, name: portal },
    ...{ number, collector, commissionPaise: toPaise(commission), name, email, phone },
    specialRequests: remarks.join(' · ') || null,
    rooms: priced.rooms,
    total: priced.total,
  };
}
