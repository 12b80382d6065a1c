import { gstPercent, halfOfGst, type TaxPeriod } from '../../selling/pricing/gst';
import { centsOf, type ChargeLine, type QuotedStay } from '../../selling/quotes/quote';

/** The settings on which the amounts of a night depend. */
interface RateSetting {
  taxPeriods: readonly TaxPeriod[];
  paisePerUnit: number;
}

/**
 * The stay at a rate that the staff set, in paise a night before tax. Its tax follows from that rate, as for every
 * rate.
 */
export function atDeskRate(stay: QuotedStay, ratePaise: number, setting: RateSetting): QuotedStay {
  return { ...stay, lines: stay.lines.map((line) => nightAt(line, ratePaise, setting)) };
}

function nightAt(line: ChargeLine, ratePaise: number, { taxPeriods, paisePerUnit }: RateSetting): ChargeLine {
  if (line.night === null) throw new Error('A stay is quoted night by night.');
  const taxPercent = gstPercent(taxPeriods, line.night, ratePaise);
  const half = halfOfGst(ratePaise, taxPercent);
  return {
    ...line,
    rateSource: 'DESK',
    rateCents: centsOf(ratePaise, { paisePerUnit }),
    valuePaise: ratePaise,
    // The rate is for the room, regardless of the number of guests.
    supplement: null,
    discountPaise: 0,
    taxPercent,
    cgstPaise: half,
    sgstPaise: half,
  };
}
