import { useState } from 'react';
import { SelectField, TextField } from '../../../../components/form/field';
import { Link } from '../../../../components/page/link';
import { PortalMonthDocument, usePortalMonthQuery } from '../../../../generated/desk-portals';
import type { PortalForm_PortalFragment, PortalStay_StayFragment } from '../../../../generated/graphql';
import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney, type Money } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { PortalReceipt } from './portal-receipt';
import { StatementComparison } from './statement-comparison';

const MONTH_LENGTH = 'YYYY-MM'.length;
const AMOUNT = 'py-2 pl-4 text-right whitespace-nowrap';

interface WhatPortalsOweProps {
  portals: readonly PortalForm_PortalFragment[];
  /** The date at the hotel, whose month is shown first. */
  today: PlainDate;
}

/** The debt of a portal for a month, the comparison with its statement, and a form for its money. */
export function WhatPortalsOwe({ portals, today }: WhatPortalsOweProps) {
  const [portal, setPortal] = useState(portals[0]?.id ?? null);
  const [month, setMonth] = useState(today.slice(0, MONTH_LENGTH));
  if (portal === null) return null;
  return (
    <section aria-labelledby="owed" className="grid grid-cols-1 gap-4">
      <h2 id="owed" className="text-2xl">{t`What portals owe`}</h2>
      <p className="max-w-prose text-quiet">
        {t`Stays whose last guests leave in the month. A portal owes the money that it collected, less commission, GST on the commission, TCS and TDS.`}
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t`Portal`}
          unmarked
          value={portal}
          onChange={({ target: { value } }) => setPortal(Number(value))}
        >
          {portals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Month`}
          unmarked
          type="month"
          className="w-52"
          value={month}
          onChange={({ target }) => (target.value ? setMonth(target.value) : undefined)}
        />
      </div>
      <PortalMonth key={`${portal} ${month}`} portal={portal} month={`${month}-01`} />
    </section>
  );
}

function PortalMonth({ portal, month }: { portal: number; month: string }) {
  const query = usePortalMonthQuery({ variables: { portal, month }, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['BOOKING', 'PAYMENT'], PortalMonthDocument, { portal, month });
  const stays = query.data?.portalMonth?.stays;
  if (!stays)
    return (
      <NotLoaded query={query} failed={t`The stays could not be loaded.`} label={t`Loading the stays`} />
    );
  return (
    <>
      {stays.length > 0 ? <StayTable stays={stays} /> : <p>{t`No stay of the portal ends in this month.`}</p>}
      <May permission="rates.write">
        {stays.length > 0 ? (
          <PortalReceipt portal={portal} stays={stays} onRecorded={() => query.refetch()} />
        ) : null}
      </May>
      <StatementComparison portal={portal} month={month} />
    </>
  );
}

type AmountName = 'collected' | 'commission' | 'commissionGst' | 'tcs' | 'tds' | 'owed' | 'received';

const COLUMNS: readonly (readonly [AmountName, string])[] = [
  ['collected', t`Collected`],
  ['commission', t`Commission`],
  ['commissionGst', t`GST on it`],
  ['tcs', t`TCS`],
  ['tds', t`TDS`],
  ['owed', t`Owed`],
  ['received', t`Received`],
];

function sumOf(stays: readonly PortalStay_StayFragment[], name: AmountName): Money {
  return { amount: stays.reduce((sum, stay) => sum + stay[name].amount, 0), currency: 'INR' };
}

function StayTable({ stays }: { stays: readonly PortalStay_StayFragment[] }) {
  return (
    <div className="relative scrolls-sideways" role="region" aria-label={t`Stays of the portal`} tabIndex={0}>
      <table className="tabular w-full min-w-200 text-left">
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col" className="py-2 font-semibold">{t`Stay`}</th>
            <th scope="col" className="py-2 pl-4 font-semibold">{t`Number`}</th>
            {COLUMNS.map(([name, label]) => (
              <th key={name} scope="col" className={AMOUNT}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stays.map((stay) => (
            <tr key={stay.reference} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                <Link to={deskBookingPath(stay.reference)}>{stay.reference}</Link>
                <span className="block text-sm text-quiet">
                  {t`${stay.guestName}, until ${writeDate(stay.checkout)}`}
                </span>
              </th>
              <td className="py-2 pl-4">{stay.number ?? '–'}</td>
              {COLUMNS.map(([name]) => (
                <td key={name} className={AMOUNT}>
                  {writeMoney(stay[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="py-2">{t`Sum`}</th>
            {COLUMNS.map(([name]) => (
              <td key={name} className={AMOUNT}>
                {writeMoney(sumOf(stays, name))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
