import { shareOf } from '../../platform/money/money';
import { grossOf, type BookedLine } from '../core/booking-record';
import type { LinePart } from '../folio/folio.repository';

type Splittable = Pick<BookedLine, 'valuePaise' | 'discountPaise' | 'cgstPaise' | 'sgstPaise' | 'posted'>;

/** What is split off a line: an amount with tax, in paise, or pieces of a posted charge. The other is null. */
export interface SplitOff {
  amount: number | null;
  pieces: number | null;
}

/** The second line is the rest, so that the two add up to the line in every amount. */
function withRest(
  line: Splittable,
  first: Omit<LinePart, 'pieces'>,
  pieces: number | null,
): [LinePart, LinePart] {
  const quantity = line.posted?.quantity ?? 0;
  const rest = {
    valuePaise: line.valuePaise - first.valuePaise,
    discountPaise: line.discountPaise - first.discountPaise,
    cgstPaise: line.cgstPaise - first.cgstPaise,
    sgstPaise: line.sgstPaise - first.sgstPaise,
  };
  return [
    { ...first, pieces },
    { ...rest, pieces: pieces === null ? null : quantity - pieces },
  ];
}

/**
 * The two lines that a line becomes. Each half of the tax, and the discount, of the first is its share, rounded half up; with an
 * amount, the value is what is left of it, so that the first line costs exactly this much. The second line is the rest. Null
 * when nothing or everything is split off.
 */
export function splitLine(line: Splittable, { amount, pieces }: SplitOff): [LinePart, LinePart] | null {
  const [part, whole] = pieces === null ? [amount ?? 0, grossOf(line)] : [pieces, line.posted?.quantity ?? 0];
  if (part <= 0 || part >= whole) return null;
  const share = (paise: number) => shareOf(paise, part, whole);
  const [cgstPaise, sgstPaise] = [share(line.cgstPaise), share(line.sgstPaise)];
  const valuePaise = pieces === null ? part - cgstPaise - sgstPaise : share(line.valuePaise);
  return withRest(
    line,
    { valuePaise, discountPaise: share(line.discountPaise), cgstPaise, sgstPaise },
    pieces,
  );
}
