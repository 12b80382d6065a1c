import { divideHalfUp } from '../../platform/money/money';

/**
 * The amounts that can be added over days, types, plans and channels. In paise without tax; below 0 when more was
 * reversed than charged.
 */
export interface FigureSums {
  /** Nights of rooms that were not out of order; null where it has no meaning, such as by channel. */
  roomsAvailable: number | null;
  roomsSold: number;
  /** The part of these nights that was already sold seven days ago. */
  roomsSoldBefore: number;
  /** For nights. The average daily rate and RevPAR follow from it alone. */
  roomRevenuePaise: number;
  /** For parts of the room's price besides the nights, such as a late check-out. */
  roomFeesPaise: number;
  /** The restaurant and the minibar, and extras that are restaurant supplies. */
  foodPaise: number;
  /** Everything else that was sold. */
  otherSalesPaise: number;
  /** The part of food and other sales that guests booked as extras. */
  extrasPaise: number;
  cancellationsPaise: number;
  noShowsPaise: number;
  /** Kept for nights that guests gave up by a change. */
  changesPaise: number;
  earlyDeparturesPaise: number;
  /** Rounding of cash, and amounts written off. */
  adjustmentsPaise: number;
  /** Both halves of the tax on all of these charges. */
  taxPaise: number;
}

/** One row of a table of figures: its name and its sums. */
export interface Figure extends FigureSums {
  /** A date, a month as YYYY-MM, or the code of a type, plan or channel; empty for charges without one. */
  key: string;
  /** The name for the staff; null where the key is the name. */
  title: string | null;
}

const NOTHING: FigureSums = {
  roomsAvailable: null,
  roomsSold: 0,
  roomsSoldBefore: 0,
  roomRevenuePaise: 0,
  roomFeesPaise: 0,
  foodPaise: 0,
  otherSalesPaise: 0,
  extrasPaise: 0,
  cancellationsPaise: 0,
  noShowsPaise: 0,
  changesPaise: 0,
  earlyDeparturesPaise: 0,
  adjustmentsPaise: 0,
  taxPaise: 0,
};

type SummedColumn = Exclude<keyof FigureSums, 'roomsAvailable'>;
const COLUMNS = Object.keys(NOTHING).filter((column): column is SummedColumn => column !== 'roomsAvailable');

/** A row with zeros. */
export function emptyFigure(key: string, title: string | null = null): Figure {
  return { ...NOTHING, key, title };
}

/** Adds the sums to the row. */
export function addTo(figure: Figure, sums: Partial<FigureSums>): void {
  for (const column of COLUMNS) figure[column] += sums[column] ?? 0;
  if (sums.roomsAvailable !== undefined && sums.roomsAvailable !== null)
    figure.roomsAvailable = (figure.roomsAvailable ?? 0) + sums.roomsAvailable;
}

/** Adds up the rows with equal keys by `keyOf`, in the order of their first rows. */
export function summedBy(figures: readonly Figure[], keyOf: (figure: Figure) => string): Figure[] {
  const rows = new Map<string, Figure>();
  for (const figure of figures) {
    const key = keyOf(figure);
    const row = rows.get(key) ?? emptyFigure(key);
    rows.set(key, row);
    addTo(row, figure);
  }
  return [...rows.values()];
}

/** The sum of all rows. */
export function totalOf(figures: readonly Figure[]): Figure {
  return summedBy(figures, () => '')[0] ?? emptyFigure('');
}

/** The average daily rate in paise: room revenue divided by sold room nights; null without sold nights. */
export function averageDailyRate({ roomRevenuePaise, roomsSold }: FigureSums): number | null {
  return roomsSold > 0 ? divideHalfUp(roomRevenuePaise, roomsSold) : null;
}

/** RevPAR in paise: room revenue divided by available room nights; null without available nights. */
export function revenuePerRoom({ roomRevenuePaise, roomsAvailable }: FigureSums): number | null {
  return roomsAvailable ? divideHalfUp(roomRevenuePaise, roomsAvailable) : null;
}

const TENTHS_OF_A_PERCENT = 1000;

/** Sold nights as a share of available nights, in percent with one decimal; null without available nights. */
export function occupancyPercent({ roomsSold, roomsAvailable }: FigureSums): number | null {
  return roomsAvailable ? divideHalfUp(roomsSold * TENTHS_OF_A_PERCENT, roomsAvailable) / 10 : null;
}

/** All charges without tax, in paise. */
export function chargedPaise(figure: FigureSums): number {
  const { roomRevenuePaise, roomFeesPaise, foodPaise, otherSalesPaise, adjustmentsPaise } = figure;
  const { cancellationsPaise, noShowsPaise, changesPaise, earlyDeparturesPaise } = figure;
  const kept = cancellationsPaise + noShowsPaise + changesPaise + earlyDeparturesPaise;
  return roomRevenuePaise + roomFeesPaise + foodPaise + otherSalesPaise + kept + adjustmentsPaise;
}
