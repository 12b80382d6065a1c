import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { Link } from '../../../../components/page/link';
import {
  GuestOfBookingDocument,
  useGuestOfBookingQuery,
  useMakeGuestRecordMutation,
  usePutBookingToGuestMutation,
} from '../../../../generated/desk-guest-records';
import type { GuestOfBookingQuery, GuestRecord_RecordFragment } from '../../../../generated/graphql';
import { guestPath } from '../../../../lib/desk-paths';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSecondPress } from '../../frame/form/second-press';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { contactsInWords, likenessInWords } from './guest-words';
import { useGuestStep } from './use-guest-step';

type Of = NonNullable<GuestOfBookingQuery['guestOfBooking']>;

/** The record of a booking, or the records that the booking looks like, and a button that makes a new record. */
export function BookingGuestCard({ reference }: { reference: string }) {
  return (
    <May permission="guests.read">
      <Card reference={reference} />
    </May>
  );
}

function Card({ reference }: { reference: string }) {
  const query = useGuestOfBookingQuery({ variables: { reference }, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['GUEST', 'BOOKING'], GuestOfBookingDocument, { reference });
  const of = (query.data ?? query.previousData)?.guestOfBooking;
  if (!of) return null;
  return (
    <section aria-labelledby="guest-record">
      <h2 id="guest-record" className="text-3xl">{t`Record of the guest`}</h2>
      {of.belongsTo ? (
        <BelongsTo reference={reference} record={of.belongsTo} joined={of.joined} />
      ) : (
        <LooksLike reference={reference} matches={of.looksLike} />
      )}
    </section>
  );
}

/** Assigns the booking to a record. Asks first when the hotel does not rent to the guest of the record. */
function usePutting(reference: string) {
  const [put] = usePutBookingToGuestMutation();
  const { isBusy, problem, step, forgive } = useGuestStep();
  const secondPress = useSecondPress();
  const send = async (guestId: string | null, despiteDoNotRent: boolean) => {
    let question = '';
    const done = await step('BookingPutToGuest', async () => {
      const result = (await put({ variables: { reference, guestId, despiteDoNotRent } })).data
        ?.putBookingToGuest;
      if (result?.__typename === 'GuestNotRentedTo' && result.code === 'DO_NOT_RENT')
        question = result.message;
      return result;
    });
    return { done, question };
  };
  const press = async (guestId: string | null) => {
    const { question } = await send(guestId, false);
    if (!question) return;
    forgive();
    const asked = {
      title: t`Do not rent`,
      text: question,
      button: t`Assign the booking to the record anyway`,
    };
    if (await secondPress.ask(asked)) await send(guestId, true);
  };
  return { isBusy, problem, press, dialog: secondPress.dialog };
}

function BelongsTo({
  reference,
  record,
  joined,
}: {
  reference: string;
  record: GuestRecord_RecordFragment;
  joined: Of['joined'];
}) {
  const { isBusy, problem, press, dialog } = usePutting(reference);
  const all = [record, ...joined];
  const isBanned = all.some(({ doNotRent }) => doNotRent);
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {dialog}
      <p className="break-words">
        {t`Belongs to`}{' '}
        <Link
          to={guestPath(record.id)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {record.name}
        </Link>
        {isBanned ? <span className="ml-3 font-semibold text-bad">{t`Do not rent`}</span> : null}
        <span className="block text-sm text-quiet">{contactsInWords(record)}</span>
      </p>
      {all.flatMap(({ id, note, preferences }) =>
        [note, preferences].flatMap((text, place) =>
          text ? (
            <p
              key={`${id} ${place}`}
              className="max-w-prose border-l-2 border-brass pl-3 break-words whitespace-pre-line"
            >
              {text}
            </p>
          ) : (
            []
          ),
        ),
      )}
      <May permission="guests.write">
        <Button size="small" look="quiet" disabled={isBusy} onClick={() => void press(null)}>
          {t`Take the booking off the record`}
        </Button>
      </May>
      <div role="alert">{problem ? <Message tone="bad" text={problem} className="text-sm" /> : null}</div>
    </div>
  );
}

function LooksLike({ reference, matches }: { reference: string; matches: Of['looksLike'] }) {
  const { isBusy, problem, press, dialog } = usePutting(reference);
  const [make] = useMakeGuestRecordMutation();
  const making = useGuestStep();
  const makeRecord = () =>
    making.step(
      'BookingPutToGuest',
      async () => (await make({ variables: { reference } })).data?.makeGuestRecord,
    );
  const message = problem || making.problem;
  return (
    <div className="mt-3 grid gap-3">
      {dialog}
      {matches.length > 0 ? (
        <>
          <p>{t`The booking looks like these records. The booking has no record until you choose one.`}</p>
          <ul className="border-t border-line">
            {matches.map(({ record, shownUnder, reasons, isLikely }) => (
              <li
                key={record.id}
                className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3"
              >
                <span className="min-w-0 flex-1 basis-64 break-words">
                  <Link
                    to={guestPath(shownUnder)}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {record.name}
                  </Link>
                  <span className="block text-sm text-quiet">{contactsInWords(record)}</span>
                  <span className="block text-sm">
                    {isLikely
                      ? likenessInWords(reasons)
                      : t`${likenessInWords(reasons)}, probably another guest`}
                  </span>
                </span>
                <May permission="guests.write">
                  <Button size="small" look="soft" disabled={isBusy} onClick={() => void press(shownUnder)}>
                    {t`It is this guest`}
                    <span className="sr-only">{`: ${record.name}`}</span>
                  </Button>
                </May>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-quiet">{t`The booking belongs to no record.`}</p>
      )}
      <May permission="guests.write">
        <div>
          <Button size="small" look="quiet" disabled={making.isBusy} onClick={() => void makeRecord()}>
            {t`Make a record`}
          </Button>
        </div>
      </May>
      <div role="alert">{message ? <Message tone="bad" text={message} className="text-sm" /> : null}</div>
    </div>
  );
}
