import type { GatewayTime } from '../core/payment-gateway';
import { addDays, type PlainDate } from '../../platform/time/dates';

/** The gateway counts its days in India, wherever the hotel is. */
export const GATEWAY_TIME_ZONE = 'Asia/Kolkata';

/** India has no summer time. */
const midnight = (day: PlainDate): Date => new Date(`${day}T00:00:00+05:30`);

/** The time from midnight to midnight in India. */
export function timeOfDay(day: PlainDate): GatewayTime {
  return { from: midnight(day), before: midnight(addDays(day, 1)) };
}
