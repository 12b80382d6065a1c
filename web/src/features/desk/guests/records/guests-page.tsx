import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { SearchField } from '../../../../components/form/search-field';
import { EmptyState } from '../../../../components/list/empty-state';
import { Link } from '../../../../components/page/link';
import {
  GuestDuplicatesDocument,
  GuestRecordsDocument,
  useAddGuestRecordMutation,
  useGuestDuplicatesQuery,
  useGuestRecordsQuery,
} from '../../../../generated/desk-guest-records';
import type { GuestDuplicatesQuery, GuestRecordsQuery } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { guestPath } from '../../../../lib/desk-paths';
import { May } from '../../../../lib/rights/may';
import { plural, t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { useListAddress } from '../../frame/lists/use-list-address';
import { GUEST_FIELDS, guestInput, NEW_GUEST, outcomeOfGuest } from './guest-form';
import { contactsInWords, likenessInWords } from './guest-words';
import { JoinOrTell } from './join-or-tell';

type Listed = GuestRecordsQuery['guestRecords']['guests'][number];
type Pair = GuestDuplicatesQuery['guestDuplicates'][number];

/** The guests whom the hotel knows: a search by any spelling, and records that may belong to one guest. */
export default function GuestsPage() {
  const { filters, filter } = useListAddress(['search']);
  const search = filters['search'] ?? '';
  return (
    <DeskPage
      wide
      title={t`Guests`}
      note={t`What the hotel knows about its guests. A name is found in any spelling and script, a phone number in any format.`}
    >
      <search>
        <SearchField
          className="w-full max-w-md"
          label={t`Name, company, e-mail or phone`}
          value={search}
          onRest={(text) => filter({ search: text })}
        />
      </search>
      <May permission="guests.write">
        <NewGuest />
      </May>
      {search === '' ? <Duplicates /> : null}
      <GuestList key={search} search={search} />
    </DeskPage>
  );
}

function GuestList({ search }: { search: string }) {
  const variables = { search, after: null };
  const query = useGuestRecordsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['GUEST'], GuestRecordsDocument, variables);
  const [further, setFurther] = useState<{ guests: readonly Listed[]; next: string | null } | null>(null);
  const first = (query.data ?? query.previousData)?.guestRecords;
  if (!first)
    return (
      <NotLoaded query={query} failed={t`The guests could not be loaded.`} label={t`Loading the guests`} />
    );
  const next = further ? further.next : (first.next ?? null);
  const guests = [...first.guests, ...(further?.guests ?? [])];
  const loadMore = async () => {
    const { data } = await query.client.query({
      query: GuestRecordsDocument,
      variables: { search, after: next },
      fetchPolicy: 'network-only',
    });
    const part = data?.guestRecords;
    if (part) setFurther({ guests: [...(further?.guests ?? []), ...part.guests], next: part.next ?? null });
  };
  return (
    <section aria-label={t`Guests found`}>
      {guests.length === 0 ? (
        <EmptyState
          text={
            search ? t`No guest found.` : t`No guest is known yet. Each confirmed booking makes a record.`
          }
        />
      ) : (
        <ul className="border-t border-line">
          {[...new Map(guests.map((guest) => [guest.id, guest])).values()].map((guest) => (
            <ListedGuest key={guest.id} guest={guest} />
          ))}
        </ul>
      )}
      {next ? (
        <Button look="quiet" className="mt-4" onClick={() => void loadMore()}>{t`Show more guests`}</Button>
      ) : null}
    </section>
  );
}

function ListedGuest({ guest }: { guest: Listed }) {
  const { id, name, stays, lastStay, doNotRent, joined } = guest;
  const staysInWords = plural(stays, { one: '# stay', other: '# stays' });
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-64">
        <Link
          to={guestPath(id)}
          className="inline-flex min-h-11 items-center font-semibold break-words underline underline-offset-4"
        >
          {name}
        </Link>
        {doNotRent ? <span className="ml-3 font-semibold text-bad">{t`Do not rent`}</span> : null}
        <span className="block text-sm break-words text-quiet">{contactsInWords(guest)}</span>
      </span>
      <span className="tabular text-sm text-quiet">
        {lastStay ? t`${staysInWords}, last from ${writeDate(lastStay)}` : t`No stay yet`}
        {joined > 0 ? <span className="block">{t`${joined + 1} records joined`}</span> : null}
      </span>
    </li>
  );
}

function Duplicates() {
  const query = useGuestDuplicatesQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery(['GUEST'], GuestDuplicatesDocument, {});
  const pairs = (query.data ?? query.previousData)?.guestDuplicates;
  if (!pairs || pairs.length === 0) return null;
  const inWords = plural(pairs.length, { one: '# pair of records', other: '# pairs of records' });
  return (
    <section aria-labelledby="duplicates">
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          <h2 id="duplicates" className="inline text-xl">{t`Probably one guest`}</h2>
          <span className="ml-3 text-sm text-quiet">{inWords}</span>
        </summary>
        <p className="mt-1 text-quiet">{t`Records are never joined automatically. Joined records can be separated again.`}</p>
        <ul className="mt-4 border-t border-line">
          {pairs.map((pair) => (
            <DuplicatePair key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function DuplicatePair({ pair: { first, second, reasons } }: { pair: Pair }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-2">
      {[first, second].map((record) => (
        <span key={record.id} className="min-w-0">
          <Link
            to={guestPath(record.id)}
            className="inline-flex min-h-11 items-center font-semibold break-words underline underline-offset-4"
          >
            {record.name}
          </Link>
          <span className="block text-sm break-words text-quiet">{contactsInWords(record)}</span>
        </span>
      ))}
      <span className="text-sm">{likenessInWords(reasons)}</span>
      <May permission="guests.write">
        <JoinOrTell kept={first} other={second} />
      </May>
    </li>
  );
}

function NewGuest() {
  const [add] = useAddGuestRecordMutation();
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: guestInput(typed) } });
    const outcome = outcomeOfGuest(data?.addGuestRecord);
    // The form is empty for the next guest, and forgets its draft.
    return outcome.kind === 'saved' ? { kind: 'saved' as const, values: NEW_GUEST, version: 0 } : outcome;
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-action underline underline-offset-4">
        {t`New record of a guest`}
      </summary>
      <div className="mt-4">
        <VersionedForm
          needs="guests.write"
          label={t`New record of a guest`}
          groups={GUEST_FIELDS}
          stored={{ values: NEW_GUEST, version: 0 }}
          save={save}
          savedNotice={t`Saved.`}
        />
      </div>
    </details>
  );
}
