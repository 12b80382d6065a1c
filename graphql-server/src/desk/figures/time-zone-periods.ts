/**
 * SQL for a `WITH` clause: the periods in which the hotel had each time zone, and the last business day before each
 * period. Each instant is in exactly one row. For statements that read thousands of instants; for a single one, the
 * database functions `hotel_time_zone_at` and `hotel_day_at` give the same result in ten microseconds.
 */
export const TIME_ZONE_PERIODS = `
  SELECT since, until, time_zone,
    max((until - interval '1 microsecond') AT TIME ZONE time_zone - interval '06:00')
      OVER (ORDER BY since ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)::date AS last_day_before
  FROM (
    SELECT since, time_zone, lead(since, 1, 'infinity') OVER (ORDER BY since) AS until FROM hotel_time_zones
  ) period`;

/**
 * The join condition for the row of `TIME_ZONE_PERIODS` that contains an instant. Both arguments are SQL expressions.
 */
export const isWithin = (instant: string, period: string): string =>
  `${instant} >= ${period}.since AND ${instant} < ${period}.until`;

/**
 * SQL for the hotel's day of an instant in its period. The day ends at 06:00. When a clock is put back, the day does
 * not go back.
 */
export const dayWithin = (instant: string, period: string): string =>
  `GREATEST((${instant} AT TIME ZONE ${period}.time_zone - interval '06:00')::date, ${period}.last_day_before)`;
