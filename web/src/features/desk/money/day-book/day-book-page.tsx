import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { DayBookDocument, useDayBookQuery } from '../../../../generated/desk-day-book';
import type { DayBookQuery } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { useHasBeenTrue } from '../../../../lib/loading/use-has-been-true';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { CloseBook } from './close-book';
import { DayBookDownloads } from './day-book-downloads';
import { LedgerNames } from './ledger-names';
import { LedgerTotals } from './ledger-totals';
import { VoucherList } from './voucher-list';

type Book = Extract<DayBookQuery['dayBook'], { __typename: 'DayBook' }>;

/** The day book: vouchers of a period with debits and credits, for the hotel’s accountant. */
export default function DayBookPage() {
  const [address, setAddress] = useSearchParams();
  const period = { from: address.get('from'), to: address.get('to') };
  const query = useDayBookQuery({ variables: period, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['PAYMENT', 'DOCUMENT'], DayBookDocument, period);
  const { data, previousData, loading } = query;
  const found = (data ?? previousData)?.dayBook;
  const book = found?.__typename === 'DayBook' ? found : null;
  const isKnown = useHasBeenTrue(Boolean(found ?? query.error));
  const show = (from: string, to: string) => setAddress({ from, to });
  return (
    <DeskPage
      wide
      title={t`Day book`}
      note={t`Debits and credits of each day, derived from documents and money. Money counts on the business day, which ends at 06:00; a document counts on its date.`}
    >
      {found ? (
        <>
          <Days
            key={`${book?.from} ${book?.to}`}
            from={book?.from ?? period.from}
            to={book?.to ?? period.to}
            onShow={show}
          />
          <div role="alert">
            {found.__typename === 'InvalidInput' ? <Message tone="bad" text={found.message} /> : null}
          </div>
          {book ? <BookOfPeriod book={book} loading={loading} /> : null}
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The day book could not be loaded.`}
          label={t`Loading the day book`}
        />
      )}
      {isKnown ? <Ledgers /> : null}
    </DeskPage>
  );
}

interface DaysProps {
  from: string | null;
  to: string | null;
  onShow: (from: string, to: string) => void;
}

/** The first and the last day. When the first day is after the last day, the last day moves, too. */
function Days({ from, to, onShow }: DaysProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <TextField
        label={t`From`}
        unmarked
        type="date"
        inWords
        className="w-52"
        value={from ?? ''}
        onChange={({ target: { value } }) => {
          if (value) onShow(value, to && to > value ? to : value);
        }}
      />
      <TextField
        label={t`To`}
        unmarked
        type="date"
        inWords
        className="w-52"
        value={to ?? ''}
        onChange={({ target: { value } }) => {
          if (value) onShow(from && from < value ? from : value, value);
        }}
      />
    </div>
  );
}

function BookOfPeriod({ book, loading }: { book: Book; loading: boolean }) {
  const { from, to, lastClosed, closable, vouchers, ledgers, total } = book;
  const isClosed = lastClosed !== null && to <= lastClosed;
  return (
    <>
      <h2 className="text-2xl" aria-live="polite" aria-busy={loading}>
        {from === to ? writeDate(from) : t`${writeDate(from)} to ${writeDate(to)}`}
        <span className="ml-3 font-sans text-base text-quiet">{isClosed ? t`Closed` : t`Open`}</span>
      </h2>
      <LedgerTotals ledgers={ledgers} total={total} />
      <VoucherList key={`${from} ${to}`} vouchers={vouchers} />
      <CloseBook lastClosed={lastClosed} closable={closable} />
      <DayBookDownloads period={{ from, to }} />
    </>
  );
}

/** The form of the ledgers. It is loaded when somebody opens it. */
function Ledgers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-2xl">{t`Ledgers`}</summary>
      <p className="mt-1 mb-6 max-w-prose text-quiet">
        {t`The names of the ledgers in the accountant’s program. Two accounts may share a ledger if they are in the same group.`}
      </p>
      {isOpen ? <LedgerNames /> : null}
    </details>
  );
}
