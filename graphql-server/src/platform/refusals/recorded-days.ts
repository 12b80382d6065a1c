import { GraphQLError } from 'graphql';
import type { PlainDate } from '../time/dates';
import { fieldFault, type FieldFaultParts } from './sentence';

/** The days of which the hotel may have records. Any other one is a slip, and months and days beside it leave the calendar. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

/** What is wrong with a day of which records are asked for. */
export function recordedDayFaults(field: string, day: PlainDate): FieldFaultParts[] {
  if (day < FIRST_DAY) return [fieldFault(field, 'DATE_TOO_EARLY', { first: FIRST_DAY })];
  return day > LAST_DAY ? [fieldFault(field, 'DATE_TOO_LATE', { last: LAST_DAY })] : [];
}

/** The day, where an operation has no refusal as data; throws `BAD_USER_INPUT`, which names the argument. */
export function recordedDay(argument: string, day: PlainDate): PlainDate {
  if (recordedDayFaults(argument, day).length === 0) return day;
  throw new GraphQLError(`${argument} must be a day from ${FIRST_DAY} to ${LAST_DAY}.`, {
    extensions: { code: 'BAD_USER_INPUT', field: argument },
  });
}
