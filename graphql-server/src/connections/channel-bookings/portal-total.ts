import { equalParts } from '../../platform/money/money';
import { ROUNDING_PAISE, type PortalRoom, type PortalTotal } from '../../desk/portal-sales/portal-sale';
import type { SoldBeside } from './sold-booking';

/** What a portal names beside the price of a room, in paise. */
export interface NamedAmount extends Pick<SoldBeside, 'kind' | 'name'> {
  paise: number;
}

/** A booking of a portal before what was sold with its rooms is in their prices. */
interface Unadded {
  rooms: readonly PortalRoom[];
  /** What the portal names beside each of the rooms. */
  ofRooms: readonly (readonly NamedAmount[])[];
  ofBooking: readonly NamedAmount[];
  /** The portal's total; null without one. */
  amountPaise: number | null;
}

/** The rooms with what was sold with them in their prices. */
interface Added {
  rooms: PortalRoom[];
  added: NamedAmount[];
  total: PortalTotal;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const sumOf = (named: readonly NamedAmount[]): number => sum(named.map(({ paise }) => paise));
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDING_PAISE;

/** A part of what a portal names beside its rooms: its total contains all of it or nothing of it. */
interface Part {
  kind: SoldBeside['kind'];
  /** By room; the last entry is of the whole booking. */
  named: readonly (readonly NamedAmount[])[];
  paise: number;
}

function partsOf({ ofRooms, ofBooking }: Unadded): Part[] {
  const nothing = ofRooms.map((): NamedAmount[] => []);
  const ofKind = (kind: SoldBeside['kind']) => [
    ...ofRooms.map((named) => named.filter((one) => one.kind === kind)),
    [],
  ];
  const parts: Omit<Part, 'paise'>[] = [
    { kind: 'SERVICE', named: [...nothing, ofBooking] },
    { kind: 'SERVICE', named: ofKind('SERVICE') },
    { kind: 'FEE', named: ofKind('FEE') },
    { kind: 'CITY_TAX', named: ofKind('CITY_TAX') },
    { kind: 'TAX', named: ofKind('TAX') },
  ];
  return parts.map((part) => ({ ...part, paise: sumOf(part.named.flat()) })).filter(({ paise }) => paise > 0);
}

/** All choices of some of the parts, the ones with the fewest parts first. */
function choicesOf(parts: readonly Part[]): Part[][] {
  let choices: Part[][] = [[]];
  for (const part of parts) choices = [...choices, ...choices.map((choice) => [...choice, part])];
  return choices.toSorted((one, other) => one.length - other.length);
}

const IN_PRICE: ReadonlySet<SoldBeside['kind']> = new Set(['SERVICE', 'FEE']);

/** The nights of the rooms with these amounts, spread evenly: those of a room over its nights, others over all. */
function spread(rooms: readonly PortalRoom[], parts: readonly Part[]): PortalRoom[] {
  const ofBooking = sum(parts.map(({ named }) => sumOf(named.at(-1) ?? [])));
  const shares = equalParts(ofBooking, sum(rooms.map(({ nightsPaise }) => nightsPaise.length)));
  return rooms.map((room, index) => {
    const ofRoom = sum(parts.map(({ named }) => sumOf(named[index] ?? [])));
    const own = equalParts(ofRoom, room.nightsPaise.length);
    const nightsPaise = room.nightsPaise.map(
      (paise, night) => paise + (own[night] ?? 0) + (shares.shift() ?? 0),
    );
    return { ...room, nightsPaise };
  });
}

/**
 * The rooms at prices that contain the services and fees of the portal's total. Channex does not say whether the price of a
 * room contains them, so the total decides. Without a total that explains them, the prices stay, and everything is left.
 */
export function withBeside(unadded: Unadded): Added {
  const { rooms, amountPaise } = unadded;
  const parts = partsOf(unadded);
  const ofRooms = sum(rooms.flatMap(({ nightsPaise }) => nightsPaise));
  const inTotal =
    amountPaise === null
      ? undefined
      : choicesOf(parts).find((choice) =>
          isAbout(amountPaise, ofRooms + sum(choice.map(({ paise }) => paise))),
        );
  if (!inTotal) {
    const left = parts.filter(({ kind }) => kind !== 'TAX').flatMap(({ named }) => named.flat());
    return { rooms: [...rooms], added: [], total: { paise: amountPaise, left } };
  }
  const inPrice = inTotal.filter(({ kind }) => IN_PRICE.has(kind));
  // A service outside of the total is in the price of its room. A fee or a city tax is not, and the guest owes it here.
  const outside = parts.filter(
    (part) => part.kind === 'CITY_TAX' || (part.kind === 'FEE' && !inTotal.includes(part)),
  );
  const left = outside.flatMap(({ named }) => named.flat());
  const charged = ofRooms + sum(inPrice.map(({ paise }) => paise));
  const priced = { rooms: spread(rooms, inPrice), added: inPrice.flatMap(({ named }) => named.flat()) };
  // The tax of prices without tax is the hotel's.
  const isComparable = rooms.every(({ includesTax }) => includesTax);
  return { ...priced, total: { paise: isComparable ? charged + sumOf(left) : null, left } };
}
