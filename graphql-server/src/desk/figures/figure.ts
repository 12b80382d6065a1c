import { divideHalfUp } from '../../platform/money/money';

/** What adds up over days, types, plans and channels. Amounts are paise without tax; below 0 when more was taken back. */
export interface FigureSums {
  /** Nights of rooms that were not out of order; null where rooms cannot be told apart, such as by channel. */
  roomsAvailable: number | null;
  roomsSold: number;
  /** The same nights as far as they were sold seven days ago. */
  roomsSoldBefore: number;
  roomRevenuePaise: number;
  extrasPaise: number;
  cancellationsPaise: number;
  noShowsPaise: number;
  /** Kept for nights that guests gave up by a change. */
  changesPaise: number;
  earlyDeparturesPaise: number;
  /** Rounded off for cash, and written off. */
  adjustmentsPaise: number;
  /** Both halves of the tax on all of it. */
  taxPaise: number;
}

/** One row of a table of figures: its name among the others, and what adds up. */
export interface Figure extends FigureSums {
  /** A date, a month as YYYY-MM, or the code of a type, plan or channel; empty for what belongs to none. */
  key: string;
  /** What staff call it; null where the key says it. */
  title: string | null;
}

const NOTHING: FigureSums = {
  roomsAvailable: null,
  roomsSold: 0,
  roomsSoldBefore: 0,
  roomRevenuePaise: 0,
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

/** A row to which nothing was added yet. */
export function emptyFigure(key: string, title: string | null = null): Figure {
  return { ...NOTHING, key, title };
}

/** Adds these sums to the row. */
export function addTo(figure: Figure, sums: Partial<FigureSums>): void {
  for (const column of COLUMNS) figure[column] += sums[column] ?? 0;
  if (sums.roomsAvailable !== undefined && sums.roomsAvailable !== null)
    figure.roomsAvailable = (figure.roomsAvailable ?? 0) + sums.roomsAvailable;
}

/** The rows that have one key by `keyOf` as one, in the order of their first. */
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

/** All rows as one. */
export function totalOf(figures: readonly Figure[]): Figure {
  return summedBy(figures, () => '')[0] ?? emptyFigure('');
}

/** The average daily rate: room revenue of a room that was sold, in paise; null when none was. */
export function averageDailyRate({ roomRevenuePaise, roomsSold }: FigureSums): number | null {
  return roomsSold > 0 ? divideHalfUp(roomRevenuePaise, roomsSold) : null;
}

/** Room revenue of a room that was available, in paise; null when none was. */
export function revenuePerRoom({ roomRevenuePaise, roomsAvailable }: FigureSums): number | null {
  return roomsAvailable ? divideHalfUp(roomRevenuePaise, roomsAvailable) : null;
}

const TENTHS_OF_A_PERCENT = 1000;

/** The share of the available rooms that was sold, in percent with one decimal; null when none was available. */
export function occupancyPercent({ roomsSold, roomsAvailable }: FigureSums): number | null {
  return roomsAvailable ? divideHalfUp(roomsSold * TENTHS_OF_A_PERCENT, roomsAvailable) / 10 : null;
}

/** All charges without tax, in paise. */
export function chargedPaise(figure: FigureSums): number {
  const { roomRevenuePaise, extrasPaise, cancellationsPaise, noShowsPaise } = figure;
  const { changesPaise, earlyDeparturesPaise, adjustmentsPaise } = figure;
  const kept = cancellationsPaise + noShowsPaise + changesPaise + earlyDeparturesPaise;
  return roomRevenuePaise + extrasPaise + kept + adjustmentsPaise;
}
