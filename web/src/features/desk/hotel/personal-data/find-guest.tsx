import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { SearchField } from '../../../../components/form/search-field';
import { EmptyState } from '../../../../components/list/empty-state';
import { Message } from '../../../../components/status/message';
import {
  useEraseGuestMutation,
  useExportGuestMutation,
  useGuestsToEraseQuery,
} from '../../../../generated/desk-personal-data';
import type {
  EraseGuestMutation,
  ExportGuestMutation,
  PersonalData_BookingFragment,
} from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { saveFile } from '../../../../lib/files/save-file';
import { plural, t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useSecondPress } from '../../frame/form/second-press';
import { useSending } from '../../frame/form/use-sending';

/** A guest's request for an address that several people share: the staff choose the bookings. */
export interface AnsweredRequest {
  id: string;
  address: string;
}

interface FindGuestProps {
  /** The guest's request that the choice answers; null for a guest whom the staff look up. */
  answered: AnsweredRequest | null;
  onDone: () => void;
}

/** Finds bookings by a search. The staff choose the bookings that belong to the guest. */
export function FindGuest({ answered, onDone }: FindGuestProps) {
  const [search, setSearch] = useState(answered?.address ?? '');
  const isAsked = search.trim() !== '';
  const query = useGuestsToEraseQuery({
    variables: { search },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const found = isAsked ? query.data?.guestsToErase : undefined;
  return (
    <section aria-label={t`Find a guest`} className="grid gap-3">
      <search className="w-full max-w-md">
        <SearchField
          label={t`E-mail address, phone number, whole name or reference`}
          value={search}
          onRest={setSearch}
        />
      </search>
      {answered ? (
        <p className="text-sm">{t`Choose the bookings of the guest who asked. Other bookings of this address stay.`}</p>
      ) : null}
      {!isAsked ? null : !found ? (
        <NotLoaded
          query={query}
          failed={t`The bookings could not be loaded.`}
          label={t`Loading the bookings`}
        />
      ) : found.bookings.length === 0 && found.address === null ? (
        <EmptyState text={t`No booking fits.`} />
      ) : (
        <GuestChoice
          key={found.bookings.map(({ id }) => id).join()}
          bookings={found.bookings}
          address={found.address ?? null}
          answers={answered?.id ?? null}
          onDone={onDone}
        />
      )}
    </section>
  );
}

interface GuestChoiceProps {
  bookings: readonly PersonalData_BookingFragment[];
  address: string | null;
  answers: string | null;
  onDone: () => void;
}

/** When all bookings have one name, they are chosen already. With several names, the staff choose. */
function GuestChoice({ bookings, address, answers, onDone }: GuestChoiceProps) {
  const isOne = new Set(bookings.map(({ name }) => name.toLowerCase())).size === 1;
  const [chosen, setChosen] = useState<readonly string[]>(isOne ? bookings.map(({ id }) => id) : []);
  const [hasAddress, setHasAddress] = useState(address !== null && isOne);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const guest = { address: hasAddress ? address : null, bookingIds: [...chosen] };
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="font-semibold">{t`What belongs to the guest`}</legend>
        <ul className="border-t border-line">
          {bookings.map(({ id, reference, name, email, phone, checkin }) => (
            <li key={id} className="border-b border-line">
              <Choice isChosen={chosen.includes(id)} onChoose={(isChosen) => choose(id, isChosen)}>
                <span className="font-semibold">{name}</span>, {reference}
                {checkin ? `, ${writeDate(checkin)}` : ''}
                <span className="block text-sm break-words text-quiet">
                  {[email, phone].filter(Boolean).join(', ')}
                </span>
              </Choice>
            </li>
          ))}
          {address ? (
            <li className="border-b border-line">
              <Choice isChosen={hasAddress} onChoose={setHasAddress}>
                {t`Messages, feedback, newsletter and account of ${address}`}
              </Choice>
            </li>
          ) : null}
        </ul>
      </fieldset>
      <GuestActions guest={guest} answers={answers} onDone={onDone} />
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: React.ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-action"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

interface GuestActionsProps {
  guest: { address: string | null; bookingIds: string[] };
  answers: string | null;
  onDone: () => void;
}

/** Saves a copy of the chosen guest, or asks to erase the guest. */
function GuestActions({ guest, answers, onDone }: GuestActionsProps) {
  const [exportGuest] = useExportGuestMutation();
  const [eraseGuest] = useEraseGuestMutation();
  const copy = useSending<ExportGuestMutation['exportGuest']>('PersonExport');
  const erasure = useSending<EraseGuestMutation['eraseGuest']>('ErasureStored');
  const { ask, dialog } = useSecondPress();
  const [isStored, setStored] = useState(false);
  const isNobody = guest.address === null && guest.bookingIds.length === 0;
  const isBusy = copy.isBusy || erasure.isBusy;
  const problem = copy.problem || erasure.problem;
  const save = async (kind: 'html' | 'json') => {
    const result = await copy.send(guest, async () => {
      const { data } = await exportGuest({ variables: { input: guest } });
      return data?.exportGuest;
    });
    if (result?.__typename !== 'PersonExport') return;
    const type = kind === 'html' ? 'text/html' : 'application/json';
    saveFile(`${result.filename}.${kind}`, result[kind], `${type};charset=utf-8`);
  };
  const erase = async () => {
    const count = guest.bookingIds.length;
    const title = plural(count, {
      one: 'Erase the guest of # booking for good?',
      other: 'Erase the guest of # bookings for good?',
    });
    const text = t`The guest is erased once nothing of the guest is open. An erasure cannot be undone.`;
    if (!(await ask({ title, text, button: t`Erase` }))) return;
    const input = { ...guest, answers };
    const result = await erasure.send(input, async () => {
      const { data } = await eraseGuest({ variables: { input } });
      return data?.eraseGuest;
    });
    if (result?.__typename !== 'ErasureStored') return;
    setStored(true);
    onDone();
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy || isNobody} onClick={() => void save('html')}>
          {t`Save a page to read`}
        </Button>
        <Button size="small" look="quiet" disabled={isBusy || isNobody} onClick={() => void save('json')}>
          {t`Save as JSON`}
        </Button>
        <Button size="small" look="danger" disabled={isBusy || isNobody} onClick={() => void erase()}>
          {t`Erase…`}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {isStored ? <Message tone="good" text={t`The request is in the list below.`} /> : null}
      </div>
      <div role="alert" className="empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      {dialog}
    </div>
  );
}
