/**
 * From when until when the hotel had which time zone, and up to which day it had come by then, for a `WITH` clause: each
 * instant is in one row. For statements that read thousands of instants; the database's functions `hotel_time_zone_at` and
 * `hotel_day_at` give the same for one, and take ten microseconds.
 */
export const TIME_ZONE_PERIODS = `
  SELECT since, until, time_zone,
    max((until - interval '1 microsecond') AT TIME ZONE time_zone - interval '06:00')
      OVER (ORDER BY since ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)::date AS last_day_before
  FROM (
    SELECT since, time_zone, lead(since, 1, 'infinity') OVER (ORDER BY since) AS until FROM hotel_time_zones
  ) period`;

/** The row of `TIME_ZONE_PERIODS` that an instant is in, as a condition of a join; both are SQL expressions. */
export const isWithin = (instant: string, period: string): string =>
  `${instant} >= ${period}.since AND ${instant} < ${period}.until`;

/** The hotel's day of an instant in its period, which ends at 06:00: a clock that is put back shows no earlier day again. */
export const dayWithin = (instant: string, period: string): string =>
  `GREATEST((${instant} AT TIME ZONE ${period}.time_zone - interval '06:00')::date, ${period}.last_day_before)`;
