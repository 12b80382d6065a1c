import { useState } from 'react';
import { Link } from '../../../../components/page/link';
import { SearchField } from '../../../../components/form/search-field';
import {
  AgedReceivablesDocument,
  CompaniesDocument,
  useAddCompanyMutation,
  useAgedReceivablesQuery,
  useCompaniesQuery,
} from '../../../../generated/desk-companies';
import type { AgedReceivablesQuery } from '../../../../generated/graphql';
import { companyPath } from '../../../../lib/desk-paths';
import { writeMoney } from '../../../../lib/money';
import { May } from '../../../../lib/rights/may';
import { useHasBeenTrue } from '../../../../lib/loading/use-has-been-true';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { COMPANY_FIELDS, companyInput, NEW_COMPANY } from './company-form';
import { outcomeOfCompany } from './company-outcome';

type Aged = AgedReceivablesQuery['agedReceivables'][number];

const BANDS = [
  ['notDue', t`Not due`],
  ['days1To30', t`1–30 days`],
  ['days31To60', t`31–60 days`],
  ['days61To90', t`61–90 days`],
  ['over90Days', t`Over 90 days`],
] as const;

/** The companies that pay for guests, with what they owe by age. */
export default function CompaniesPage() {
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const variables = { search, archived };
  const query = useCompaniesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const aged = useAgedReceivablesQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery(['COMPANY'], CompaniesDocument, variables);
  useLiveQuery(['COMPANY'], AgedReceivablesDocument, {});
  const companies = (query.data ?? query.previousData)?.companies;
  const isAgeKnown = useHasBeenTrue(Boolean(aged.data ?? aged.error));
  const isListKnown = useHasBeenTrue(Boolean(companies ?? query.error));
  return (
    <DeskPage
      wide
      title={t`Companies`}
      note={t`Companies that pay for guests after they have left. Choose the company on the page of a booking, and check out to it.`}
    >
      {aged.data ? (
        <AgeingTable rows={aged.data.agedReceivables} />
      ) : (
        <NotLoaded query={aged} failed={t`The open amounts could not be loaded.`} label={t`Loading`} />
      )}
      {isAgeKnown ? (
        <>
          <section aria-label={t`All companies`} className="grid gap-4">
            <h2 className="text-3xl">{t`All companies`}</h2>
            <search className="flex w-full flex-wrap items-end gap-4">
              <SearchField
                className="w-full max-w-md"
                label={t`Name or registration`}
                value={search}
                onRest={setSearch}
              />
              <label className="flex min-h-12 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-action"
                  checked={archived}
                  onChange={({ target }) => setArchived(target.checked)}
                />
                {t`Only archived`}
              </label>
            </search>
            {companies ? (
              <ul className="border-t border-line">
                {companies.map(({ id, name, gstin, companyNumber }) => (
                  <li key={id} className="border-b border-line py-3">
                    <Link
                      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                      to={companyPath(id)}
                    >
                      {name}
                    </Link>
                    <span className="tabular block text-sm text-quiet">
                      {gstin ?? companyNumber ?? t`No registration`}
                    </span>
                  </li>
                ))}
                {companies.length === 0 ? (
                  <li className="py-3 text-quiet">{t`No companies found.`}</li>
                ) : null}
              </ul>
            ) : (
              <NotLoaded
                query={query}
                failed={t`The companies could not be loaded.`}
                label={t`Loading the companies`}
              />
            )}
          </section>
          {isListKnown ? (
            <May permission="companies.write">
              <NewCompany key={`new ${companies?.length}`} onAdded={query.refetch} />
            </May>
          ) : null}
        </>
      ) : null}
    </DeskPage>
  );
}

function AgeingTable({ rows }: { rows: readonly Aged[] }) {
  if (rows.length === 0) return <p className="text-quiet">{t`No company owes anything.`}</p>;
  return (
    <div className="scrolls-sideways" role="region" aria-label={t`Open by age`} tabIndex={0}>
      <table className="tabular w-full min-w-200 text-left">
        <caption className="sr-only">{t`What each company owes, by days after the due day`}</caption>
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col" className="py-2 font-semibold">{t`Company`}</th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">{t`Open`}</th>
            {BANDS.map(([band, label]) => (
              <th key={band} scope="col" className="py-2 pl-4 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.companyId} className="border-b border-line align-top">
              <th scope="row" className="py-2 font-normal">
                <Link className="underline underline-offset-4" to={companyPath(row.companyId)}>
                  {row.name}
                </Link>
              </th>
              <td className="py-2 pl-4 text-right font-semibold whitespace-nowrap">
                {writeMoney(row.balance.open)}
              </td>
              {BANDS.map(([band]) => (
                <td key={band} className="py-2 pl-4 text-right whitespace-nowrap">
                  {row[band].amount === 0 ? '–' : writeMoney(row[band])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NewCompany({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [add] = useAddCompanyMutation();
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: companyInput(typed) } });
    const outcome = outcomeOfCompany(data?.addCompany);
    if (outcome.kind === 'saved') await onAdded();
    return outcome;
  };
  return (
    <section aria-label={t`New company`}>
      <h2 className="mb-4 text-3xl">{t`New company`}</h2>
      <VersionedForm
        needs="companies.write"
        label={t`New company`}
        groups={COMPANY_FIELDS}
        stored={{ values: NEW_COMPANY, version: 0 }}
        save={save}
        savedNotice={t`Saved.`}
      />
    </section>
  );
}
