import { divideHalfUp } from '../platform/money/money';
import { halfOfGst } from './gst';
import type { Extra, ExtraUnit } from './rate-book';

/** An extra that a guest adds to a stay. */
export interface WantedExtra {
  code: string;
  /** How many pieces; other units are counted by nights and guests. */
  pieces: number;
}

/** One extra of a stay with its tax. Amounts are paise. */
export interface ExtraLine {
  code: string;
  name: string;
  quantity: number;
  /** For one, in cents of the property's currency. */
  cents: number;
  valuePaise: number;
  taxPercent: number;
  cgstPaise: number;
  sgstPaise: number;
  sac: string;
}

type Counted = { nights: number; guests: number; pieces: number };

const QUANTITY: Record<ExtraUnit, (counted: Counted) => number> = {
  STAY: () => 1,
  NIGHT: ({ nights }) => nights,
  GUEST: ({ guests }) => guests,
  GUEST_AND_NIGHT: ({ guests, nights }) => guests * nights,
  PIECE: ({ pieces }) => pieces,
};

/** What the extra costs with a stay. It is rounded half up once, to paise. */
export function lineOfExtra(
  { code, name, unit, cents, taxPercent, sac }: Extra,
  counted: Counted,
  paisePerUnit: number,
): ExtraLine {
  const quantity = QUANTITY[unit](counted);
  const valuePaise = divideHalfUp(cents * quantity * paisePerUnit, 100);
  const half = halfOfGst(valuePaise, taxPercent);
  return { code, name, quantity, cents, valuePaise, taxPercent, cgstPaise: half, sgstPaise: half, sac };
}
