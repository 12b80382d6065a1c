import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { BrokenRestriction, RestrictedStay } from '../pricing/restrictions';

/** The message to a guest about a broken restriction, at the field that can fix it. */
function faultOf({ rule, date }: BrokenRestriction): FieldFaultParts {
  switch (rule.kind) {
    case 'MINIMUM_NIGHTS_BY_ARRIVAL':
    case 'MINIMUM_NIGHTS_OF_STAYS':
      return fieldFault('checkout', 'STAY_TOO_SHORT_ON', { date, nights: rule.nights });
    case 'MAXIMUM_NIGHTS_BY_ARRIVAL':
      return fieldFault('checkout', 'STAY_TOO_LONG_ON', { date, nights: rule.nights });
    case 'CLOSED_TO_ARRIVAL':
      return fieldFault('checkin', 'CLOSED_TO_ARRIVAL', { date });
    case 'CLOSED_TO_DEPARTURE':
      return fieldFault('checkout', 'CLOSED_TO_DEPARTURE', { date });
    case 'STOP_SALE':
      return fieldFault('checkin', 'NOT_SOLD_ON', { date });
    case 'BOOK_DAYS_BEFORE_AT_LEAST':
      return fieldFault('checkin', 'BOOKED_TOO_LATE', { date, days: rule.days });
    case 'BOOK_DAYS_BEFORE_AT_MOST':
      return fieldFault('checkin', 'BOOKED_TOO_EARLY', { date, days: rule.days });
  }
}

/** The faults of a stay that a restriction refuses: the rule, and the nearest allowed stay. */
export function restrictionFaults({
  broken,
  nearest,
}: {
  broken: BrokenRestriction;
  nearest: RestrictedStay | null;
}): FieldFaultParts[] {
  const fault = faultOf(broken);
  if (!nearest) return [fault];
  const { checkin, checkout } = nearest;
  return [fault, fieldFault(fault.field, 'NEAREST_STAY', { checkin, checkout })];
}
