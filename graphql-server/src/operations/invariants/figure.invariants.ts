import { CHARGE_SETS } from '../../desk/figures/summed-months.repository';
import type { Invariant } from './invariant';

const SUMS = ['rooms', 'value_paise', 'cgst_paise', 'sgst_paise'];
const summed = (signed: (column: string) => string): string => SUMS.map(signed).join(', ');

/** The figures of months that are over are kept as sums; they are the sums of their charges. */
export const FIGURE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a month whose sums differ from its charges',
    advice:
      'Delete the month from summed_months: figures are read from its charges until the next night adds them up again. Report the fault.',
    breaches: `
      SELECT to_char(month, 'YYYY-MM') AS subject, count(*) || ' sums of days or kinds differ' AS detail
      FROM (
        SELECT month, counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department
        FROM (
          SELECT summed.month, added.*
          FROM summed_months summed CROSS JOIN LATERAL (
            SELECT counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
              ${summed((column) => `sum(${column}) AS ${column}`)}
            FROM counted_charges WHERE counted_on >= summed.month AND counted_on < summed.month + interval '1 month'
            GROUP BY ${CHARGE_SETS}) added
          UNION ALL
          SELECT month, counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
            ${summed((column) => `-${column}`)} FROM summed_charges) part
        GROUP BY month, counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department
        HAVING (${summed((column) => `sum(${column})`)}) <> (0, 0, 0, 0)) differing
      GROUP BY month`,
  },
];
