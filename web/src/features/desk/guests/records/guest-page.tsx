import { useParams } from 'react-router-dom';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { Link } from '../../../../components/page/link';
import {
  GuestRecordPageDocument,
  useEditGuestRecordMutation,
  useGuestRecordPageQuery,
  useSeparateGuestRecordMutation,
} from '../../../../generated/desk-guest-records';
import type { GuestRecord_RecordFragment, GuestRecordPageQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { GUESTS_PATH, guestPath } from '../../../../lib/desk-paths';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DoNotRent } from './do-not-rent';
import { GuestConsents } from './guest-consents';
import { GUEST_FIELDS, guestInput, outcomeOfGuest, storedGuest } from './guest-form';
import { GuestHistory } from './guest-history';
import { contactsInWords, likenessInWords } from './guest-words';
import { JoinOrTell } from './join-or-tell';
import { useGuestStep } from './use-guest-step';

type Whole = NonNullable<GuestRecordPageQuery['guestRecord']>;

/** What the hotel knows of one guest. */
export default function GuestPage() {
  const { id = '' } = useParams();
  const query = useGuestRecordPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['GUEST', 'BOOKING', 'STAY'], GuestRecordPageDocument, { id });
  const data = query.data ?? query.previousData;
  const whole = data?.guestRecord;
  return (
    <DeskPage wide title={whole?.record.name ?? t`Guest`}>
      {whole ? (
        <Guest key={whole.record.id} whole={whole} />
      ) : data ? (
        <p className="text-quiet">{t`There is no such record.`}</p>
      ) : (
        <NotLoaded query={query} failed={t`The guest could not be loaded.`} label={t`Loading the guest`} />
      )}
      <p>
        <Link to={GUESTS_PATH} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t`All guests`}
        </Link>
      </p>
    </DeskPage>
  );
}

function Guest({ whole }: { whole: Whole }) {
  const { record, joined, figures, history, consents, looksLike } = whole;
  return (
    <>
      <NotesOfAll records={[record, ...joined]} />
      <GuestHistory figures={figures} history={history} />
      <Editor record={record} />
      <Joined joined={joined} />
      <LooksLike record={record} matches={looksLike} />
      <div className="grid gap-12 md:grid-cols-2">
        <GuestConsents id={record.id} consents={consents} />
        <DoNotRent record={record} />
      </div>
    </>
  );
}

/** The most important facts, at the top of the page: why the hotel does not rent, and the notes of joined records. */
function NotesOfAll({ records }: { records: readonly GuestRecord_RecordFragment[] }) {
  const reasons = records.flatMap(({ doNotRent }) => doNotRent?.reason ?? []);
  const notes = records.flatMap(({ note }) => note ?? []);
  if (reasons.length + notes.length === 0) return null;
  return (
    <div className="grid gap-2">
      {reasons.map((reason, place) => (
        <p key={place} className="max-w-prose border-l-4 border-bad pl-3 break-words">
          <span className="font-semibold text-bad">{t`Do not rent`}</span> {reason}
        </p>
      ))}
      {notes.map((note, place) => (
        <p key={place} className="max-w-prose border-l-2 border-brass pl-3 break-words whitespace-pre-line">
          <span className="sr-only">{t`Note:`} </span>
          {note}
        </p>
      ))}
    </div>
  );
}

function Editor({ record }: { record: GuestRecord_RecordFragment }) {
  const [edit] = useEditGuestRecordMutation();
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: record.id, input: guestInput(typed), version } });
    return outcomeOfGuest(data?.editGuestRecord);
  };
  return (
    <section aria-label={t`Record`}>
      <h2 className="mb-4 text-3xl">{t`Record`}</h2>
      <VersionedForm
        needs="guests.write"
        label={t`Record of ${record.name}`}
        groups={GUEST_FIELDS}
        stored={storedGuest(record)}
        save={save}
        savedNotice={t`Saved. Existing bookings do not change.`}
      />
    </section>
  );
}

function Joined({ joined }: { joined: readonly GuestRecord_RecordFragment[] }) {
  if (joined.length === 0) return null;
  return (
    <section aria-labelledby="joined">
      <h2 id="joined" className="text-3xl">{t`Joined records`}</h2>
      <p className="mt-1 text-quiet">{t`Joined records do not change, and can be separated again.`}</p>
      <ul className="mt-4 border-t border-line">
        {joined.map((record) => (
          <JoinedRecord key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
}

function JoinedRecord({ record }: { record: GuestRecord_RecordFragment }) {
  const [separate] = useSeparateGuestRecordMutation();
  const { isBusy, problem, step } = useGuestStep();
  const writeInstant = useWriteInstant();
  const { id, name, joinedAt, preferences } = record;
  const press = () =>
    step(
      'GuestRecordSeparated',
      async () => (await separate({ variables: { id } })).data?.separateGuestRecord,
    );
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-64 break-words">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-quiet">{contactsInWords(record)}</span>
        {preferences ? <span className="block text-sm">{preferences}</span> : null}
        {joinedAt ? (
          <span className="tabular block text-sm text-quiet">{t`joined ${writeInstant(joinedAt)}`}</span>
        ) : null}
      </span>
      <May permission="guests.write">
        <Button size="small" look="quiet" disabled={isBusy} onClick={() => void press()}>
          {t`Separate`}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      </May>
      <span role="alert">{problem ? <Message tone="bad" text={problem} className="text-sm" /> : null}</span>
    </li>
  );
}

function LooksLike({ record, matches }: { record: GuestRecord_RecordFragment; matches: Whole['looksLike'] }) {
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="looks-like">
      <h2 id="looks-like" className="text-3xl">{t`Similar records`}</h2>
      <ul className="mt-4 border-t border-line">
        {matches.map((match) => (
          <li
            key={match.record.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0 flex-1 basis-64 break-words">
              <Link
                to={guestPath(match.shownUnder)}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {match.record.name}
              </Link>
              <span className="block text-sm text-quiet">{contactsInWords(match.record)}</span>
              <span className="block text-sm">
                {match.isLikely
                  ? likenessInWords(match.reasons)
                  : t`${likenessInWords(match.reasons)}, probably another guest`}
              </span>
            </span>
            {match.shownUnder === match.record.id ? (
              <May permission="guests.write">
                <JoinOrTell kept={record} other={match.record} />
              </May>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
