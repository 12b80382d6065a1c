import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { Gstr1ReturnDocument } from '../../../../generated/desk-gstr1';
import type { Gstr1ReturnQuery } from '../../../../generated/graphql';
import { writeMonth } from '../../../../lib/dates/months';
import { writeMoney, type Money } from '../../../../lib/money';
import { saveFile } from '../../../../lib/files/save-file';
import { t } from '../../../../lib/texts/texts';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

type Return = Gstr1ReturnQuery['gstr1'];

const CSV = 'text/csv;charset=utf-8';
const JSON_TYPE = 'application/json';
const MONTH_LENGTH = 'YYYY-MM'.length;
const AMOUNT = 'py-2 pl-4 text-right whitespace-nowrap';

const TITLES: Readonly<Record<string, string>> = {
  4: t`Invoices to businesses`,
  7: t`Supplies to other guests`,
  '9B': t`Credit notes to businesses`,
  '11A': t`Advances received`,
  '11B': t`Earlier advances that were used`,
  12: t`Supplies by services code`,
  13: t`Documents issued`,
  14: t`Supplies through portals`,
};
/** The number of the table in a file such as gstr-1-2026-11-table-9b.csv. */
const numberOf = ({ filename }: Return['files'][number]): string =>
  (/table-(\w+)\.csv$/.exec(filename)?.[1] ?? '').toUpperCase();

/** The return of outward supplies of a month (GSTR-1), to check and to give to the accountant. */
export function Gstr1ReturnOfMonth({ from }: { from: string }) {
  const askOnce = useAskingOnce();
  const [month, setMonth] = useState(from.slice(0, MONTH_LENGTH));
  const [found, setFound] = useState<Return | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const prepare = async () => {
    setState('loading');
    const result = await askOnce(Gstr1ReturnDocument, { month: `${month}-01` }).catch(() => undefined);
    setFound(result?.gstr1 ?? null);
    setState(result ? 'idle' : 'failed');
  };
  return (
    <section aria-labelledby="gstr1" className="grid grid-cols-1 gap-4 print:hidden">
      <h2 id="gstr1" className="text-2xl">{t`GST return (GSTR-1)`}</h2>
      <p className="max-w-prose text-quiet">
        {t`The tables come from the month’s tax documents, by date. Let your accountant check them before you file.`}
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={t`Month of the return`}
          unmarked
          type="month"
          className="w-52"
          value={month}
          onChange={({ target }) => (target.value ? setMonth(target.value) : undefined)}
        />
        <Button look="quiet" disabled={state === 'loading'} onClick={() => void prepare()}>
          {t`Prepare the return`}
        </Button>
      </div>
      <div role="status">
        {state === 'failed' ? (
          <Message tone="bad" text={t`The return could not be loaded. Please try again.`} />
        ) : null}
        {found ? <PreparedReturn found={found} /> : null}
      </div>
    </section>
  );
}

function PreparedReturn({ found }: { found: Return }) {
  const { offlineTool, tables, files } = found;
  const month = found.month.slice(0, MONTH_LENGTH);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        className="relative scrolls-sideways"
        role="region"
        aria-label={t`Tables of the return`}
        tabIndex={0}
      >
        <table className="tabular w-full min-w-140 text-left">
          <caption className="py-2 text-left font-semibold">{t`Return of ${writeMonth(found.month)}`}</caption>
          <thead className="border-b border-line text-sm text-quiet">
            <tr>
              <th scope="col" className="py-2 font-semibold">{t`Table`}</th>
              <th scope="col" className={AMOUNT}>{t`Rows`}</th>
              <th scope="col" className={AMOUNT}>{t`Value`}</th>
              <th scope="col" className={AMOUNT}>{t`CGST`}</th>
              <th scope="col" className={AMOUNT}>{t`SGST`}</th>
              <th scope="col" className={AMOUNT}>{t`File`}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => {
              const number = numberOf(file);
              const table = tables.find((each) => each.number === number);
              return <TableRow key={file.filename} {...{ number, table, file }} />;
            })}
          </tbody>
        </table>
      </div>
      {offlineTool === null ? (
        <p className="text-quiet">{t`For the file of the offline tool, fill in the GSTIN of the hotel.`}</p>
      ) : (
        <p>
          <Button look="quiet" onClick={() => saveFile(`gstr1-${month}.json`, offlineTool, JSON_TYPE)}>
            <Download aria-hidden strokeWidth={1.5} className="size-5" />
            {t`For the offline tool (JSON)`}
          </Button>
        </p>
      )}
    </div>
  );
}

interface TableRowProps {
  number: string;
  /** Undefined for the table of documents. */
  table: Return['tables'][number] | undefined;
  file: Return['files'][number];
}

function TableRow({ number, table, file: { filename, content } }: TableRowProps) {
  const written = (money: Money | undefined) => (money ? writeMoney(money) : '–');
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 font-normal">
        {number}
        <span className="block max-w-40 text-sm text-quiet sm:ml-3 sm:inline">{TITLES[number]}</span>
      </th>
      <td className={AMOUNT}>{table?.rows ?? '–'}</td>
      <td className={AMOUNT}>{written(table?.value)}</td>
      <td className={AMOUNT}>{written(table?.cgst)}</td>
      <td className={AMOUNT}>{written(table?.sgst)}</td>
      <td className={AMOUNT}>
        <Button look="quiet" size="small" onClick={() => saveFile(filename, content, CSV)}>
          {t`CSV`}
          <span className="sr-only">{t`of table ${number}`}</span>
        </Button>
      </td>
    </tr>
  );
}
