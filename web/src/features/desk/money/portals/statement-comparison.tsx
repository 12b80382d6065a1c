import { useState, type ReactNode } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextArea } from '../../../../components/form/field';
import { Link } from '../../../../components/page/link';
import { Message } from '../../../../components/status/message';
import { PortalStatementDocument } from '../../../../generated/desk-portals';
import type { PortalStatementAmount, PortalStatementQuery } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { useAskingOnce } from '../../frame/lists/use-asking-once';
import {
  guessColumns,
  linesOfStatement,
  partsOfStatement,
  readStatement,
  STATEMENT_LINES,
  type StatementColumns,
} from './statement-csv';

type Compared = NonNullable<PortalStatementQuery['portalStatement']>;

const COLUMNS: readonly (readonly [keyof StatementColumns, string])[] = [
  ['number', t`Column of the number`],
  ['amount', t`Column of the amount`],
  ['commission', t`Column of the commission`],
];

/** The portal's statement of the month, pasted or from a file, compared with the hotel's stays. */
export function StatementComparison({ portal, month }: { portal: number; month: string }) {
  const askOnce = useAskingOnce();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Partial<StatementColumns>>({});
  const [amountIs, setAmountIs] = useState<PortalStatementAmount>('COLLECTED');
  const [compared, setCompared] = useState<Compared | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const table = readStatement(text);
  const columns = { ...guessColumns(table), ...chosen };
  const { lines, unread } = linesOfStatement(table, columns);
  const isTooLong = lines.length > STATEMENT_LINES;
  const enter = (entered: string) => {
    setText(entered);
    setChosen({});
    setCompared(null);
  };
  const compare = async () => {
    setState('loading');
    let whole: Compared | null = null;
    for (const part of partsOfStatement(lines)) {
      const variables = { portal, month, lines: part, amountIs };
      const result = await askOnce(PortalStatementDocument, variables).catch(() => undefined);
      const found = result?.portalStatement;
      if (!found) {
        setState('failed');
        return;
      }
      whole = whole ? together(whole, found) : found;
    }
    setCompared(whole);
    setState('idle');
  };
  return (
    <section aria-labelledby="statement" className="grid grid-cols-1 gap-4">
      <h3 id="statement" className="text-xl">{t`Compare with the portal’s statement`}</h3>
      <TextArea
        label={t`Statement`}
        rows={4}
        value={text}
        hint={t`Paste the rows with their headers, or choose the file (CSV).`}
        onChange={({ target }) => enter(target.value)}
      />
      <label className="grid justify-items-start gap-1.5">
        <span className="text-sm font-semibold">{t`File of the statement`}</span>
        <input
          type="file"
          className="max-w-full file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-transparent file:px-4 file:font-semibold file:text-ink"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(enter)}
        />
      </label>
      {table.headers.length > 0 ? (
        <div className="flex flex-wrap items-end gap-4">
          {COLUMNS.map(([name, label]) => (
            <SelectField
              key={name}
              label={label}
              unmarked
              value={columns[name] ?? ''}
              onChange={({ target: { value } }) =>
                setChosen({ ...chosen, [name]: value === '' ? null : Number(value) })
              }
            >
              <option value="">{t`None`}</option>
              {table.headers.map((header, place) => (
                <option key={`${place} ${header}`} value={place}>
                  {header}
                </option>
              ))}
            </SelectField>
          ))}
          <SelectField
            label={t`The amount is`}
            unmarked
            value={amountIs}
            onChange={({ target: { value } }) => setAmountIs(value === 'OWED' ? 'OWED' : 'COLLECTED')}
          >
            <option value="COLLECTED">{t`what guests paid the portal`}</option>
            <option value="OWED">{t`what the portal pays out`}</option>
          </SelectField>
          <Button
            look="quiet"
            disabled={lines.length === 0 || isTooLong || state === 'loading'}
            onClick={() => void compare()}
          >
            {t`Compare`}
          </Button>
        </div>
      ) : null}
      {unread.length > 0 && columns.amount !== null && columns.number !== null ? (
        <Message
          tone="warning"
          text={t`These rows have no number or no amount and are left out: ${namesOfRows(unread)}.`}
        />
      ) : null}
      {isTooLong ? (
        <Message
          tone="warning"
          text={t`The statement has ${lines.length} rows. At most ${STATEMENT_LINES} are compared, so please paste the rows of one month only.`}
        />
      ) : null}
      <div role="status">
        {state === 'failed' ? (
          <Message tone="bad" text={t`The statement could not be compared. Please try again.`} />
        ) : null}
        {compared ? <Comparison compared={compared} /> : null}
      </div>
    </section>
  );
}

/** Joins two parts of a statement. A stay is missing in the statement if no part names it. */
function together(one: Compared, other: Compared): Compared {
  const missing = new Set(other.missingThere.map(({ reference }) => reference));
  return {
    ...one,
    matched: [...one.matched, ...other.matched],
    differing: [...one.differing, ...other.differing],
    missingHere: [...one.missingHere, ...other.missingHere],
    missingThere: one.missingThere.filter(({ reference }) => missing.has(reference)),
  };
}

const NAMED_ROWS = 20;

/** The numbers of the first rows; a file with other columns may have thousands. */
const namesOfRows = (rows: readonly number[]): string =>
  [...rows.slice(0, NAMED_ROWS), ...(rows.length > NAMED_ROWS ? ['…'] : [])].join(', ');

function Comparison({ compared: { matched, differing, missingHere, missingThere } }: { compared: Compared }) {
  return (
    <div className="grid gap-4">
      <p>{plural(matched.length, { one: '# stay matches.', other: '# stays match.' })}</p>
      {differing.length > 0 ? (
        <Rows title={t`Other figures`}>
          {differing.map(({ stay, amountDifference, commissionDifference }) => (
            <li key={stay.reference}>
              <Link to={deskBookingPath(stay.reference)}>{stay.reference}</Link>{' '}
              {t`${stay.guestName}: amount ${writeMoney(amountDifference)}, commission ${writeMoney(commissionDifference)} more in the statement`}
            </li>
          ))}
        </Rows>
      ) : null}
      {missingHere.length > 0 ? (
        <Rows title={t`Only in the statement`}>
          {missingHere.map(({ number, amount }) => (
            <li key={number}>{t`${number}: ${writeMoney(amount)}`}</li>
          ))}
        </Rows>
      ) : null}
      {missingThere.length > 0 ? (
        <Rows title={t`Not in the statement`}>
          {missingThere.map(({ reference, guestName, number }) => (
            <li key={reference}>
              <Link to={deskBookingPath(reference)}>{reference}</Link>{' '}
              {t`${guestName}, number ${number ?? '–'}`}
            </li>
          ))}
        </Rows>
      ) : null}
    </div>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h4 className="font-semibold">{title}</h4>
      <ul className="grid gap-1">{children}</ul>
    </section>
  );
}
