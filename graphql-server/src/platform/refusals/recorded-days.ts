import { GraphQLError } from 'graphql';
import type { PlainDate } from '../time/dates';
import { fieldFault, type FieldFaultParts } from './sentence';

/**
 * The first and last day for which the hotel can have records. A date beyond them is a typing error, and adding months
 * or days to it could leave the calendar.
 */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

/** The fault of a requested day; empty when the hotel can have records of it. */
export function recordedDayFaults(field: string, day: PlainDate): FieldFaultParts[] {
  if (day < FIRST_DAY) return [fieldFault(field, 'DATE_TOO_EARLY', { first: FIRST_DAY })];
  return day > LAST_DAY ? [fieldFault(field, 'DATE_TOO_LATE', { last: LAST_DAY })] : [];
}

/**
 * The day, for operations without refusals as data. Throws `BAD_USER_INPUT`, which names the argument, when the hotel
 * cannot have records of it.
 */
export function recordedDay(argument: string, day: PlainDate): PlainDate {
  if (recordedDayFaults(argument, day).length === 0) return day;
  throw new GraphQLError(`${argument} must be a day from ${FIRST_DAY} to ${LAST_DAY}.`, {
    extensions: { code: 'BAD_USER_INPUT', field: argument },
  });
}
