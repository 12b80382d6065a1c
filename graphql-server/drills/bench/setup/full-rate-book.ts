import type { BenchSetup } from './bench-server';

const FILL = `
  INSERT INTO rate_overrides (room_type_id, date, change)
  SELECT type.id, current_date + day, jsonb_build_object('kind', 'AMOUNT', 'cents', type.nightly_rate_cents + day % 50)
  FROM room_types type, generate_series(0, 5 * 365) AS day;
  INSERT INTO promotions (name, discount, minimum_nights, stay_from)
  SELECT 'Promotion ' || place, CASE place % 4
      WHEN 0 THEN '{"kind": "FREE_NIGHTS", "stayNights": 7, "payNights": 6}'::jsonb
      WHEN 1 THEN jsonb_build_object('kind', 'PERCENT', 'hundredths', 100 + place)
      WHEN 2 THEN jsonb_build_object('kind', 'AMOUNT_PER_STAY', 'cents', 100 * place)
      ELSE jsonb_build_object('kind', 'AMOUNT_PER_NIGHT', 'cents', 10 * place) END, 2, current_date
  FROM generate_series(1, 20) AS place;
  INSERT INTO rate_plans (code, name, policy_id, terms, change, sort_order)
  SELECT 'BENCH_' || place, 'Plan ' || place, (SELECT min(id) FROM policies), '{"dueAtBookingPercent": 100}',
    jsonb_build_object('kind', 'PERCENT', 'hundredths', -100 * place), 10 + place
  FROM generate_series(1, 4 - (SELECT count(*)::int FROM rate_plans)) AS place`;

const EMPTY = `
  DELETE FROM rate_overrides; DELETE FROM promotions WHERE name LIKE 'Promotion %';
  DELETE FROM rate_plans WHERE code LIKE 'BENCH_%'`;

/**
 * Fills the rate book with five years of overrides for each type, twenty promotions that apply, and four rate plans in
 * all.
 */
export async function fillRateBook({ query }: BenchSetup): Promise<void> {
  await query(FILL);
}

/** Restores the rate book of the seeds. */
export async function emptyRateBook({ query }: BenchSetup): Promise<void> {
  await query(EMPTY);
}
