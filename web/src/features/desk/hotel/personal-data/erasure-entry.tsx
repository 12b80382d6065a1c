import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useWithdrawErasureMutation } from '../../../../generated/desk-personal-data';
import type {
  ErasureState,
  ErasureWait,
  PersonalData_RequestFragment,
  WithdrawErasureMutation,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

const STATES: Readonly<Record<ErasureState, string>> = {
  ASKED: t`asked, applied within minutes`,
  WAITING: t`waits`,
  DONE: t`done`,
  WITHDRAWN: t`called off`,
};

const WAITS: Readonly<Record<ErasureWait, string>> = {
  STAY: t`a stay to come or in the house`,
  BALANCE: t`an open balance`,
  REFUND: t`a refund`,
  DISPUTE: t`a dispute`,
  DEPOSIT: t`a security deposit`,
  TASK: t`an open task`,
  DOCUMENT: t`a tax document that is being written`,
  SHARED_ADDRESS: t`your choice of the bookings, because the address has bookings under several names`,
};

interface ErasureEntryProps {
  request: PersonalData_RequestFragment;
  /** The staff choose the bookings to which the request applies. */
  onChoose: () => void;
}

/** A request with its state, the reasons why it waits, and the records that the law requires. */
export function ErasureEntry({ request, onChoose }: ErasureEntryProps) {
  const { id, state, waitsFor, askedAt, endedAt, address, references, by, kept } = request;
  const writeInstant = useWriteInstant();
  const [withdraw] = useWithdrawErasureMutation();
  const { send, isBusy, problem } = useSending<WithdrawErasureMutation['withdrawErasure']>('ErasureStored');
  const isOpen = state === 'ASKED' || state === 'WAITING';
  const whom = address ?? (references.join(', ') || t`An address without bookings`);
  const callOff = () =>
    void send({ id }, async () => (await withdraw({ variables: { id } })).data?.withdrawErasure);
  return (
    <li className="border-b border-line py-3" aria-label={whom}>
      <p className="break-words">
        <span className="font-semibold">{whom}</span>
        <span className={isOpen ? 'ml-2 font-semibold' : 'ml-2 text-quiet'}>{STATES[state]}</span>
      </p>
      <p className="tabular text-sm text-quiet">
        {by ? t`Asked ${writeInstant(askedAt)}, ${by}` : t`Asked ${writeInstant(askedAt)} by the guest`}
        {endedAt ? t`; ended ${writeInstant(endedAt)}` : ''}
      </p>
      {waitsFor.length > 0 ? (
        <p className="text-sm">{t`Waits for ${waitsFor.map((wait) => WAITS[wait]).join(', ')}.`}</p>
      ) : null}
      {kept.length > 0 ? (
        <ul className="text-sm">
          {kept.map(({ what, until }) => (
            <li key={what}>{t`${what} is kept until ${writeDate(until)}.`}</li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {waitsFor.includes('SHARED_ADDRESS') ? (
            <Button size="small" look="quiet" onClick={onChoose}>
              {t`Choose the bookings`}
              <span className="sr-only">{` ${whom}`}</span>
            </Button>
          ) : null}
          <Button size="small" look="quiet" disabled={isBusy} onClick={callOff}>
            {t`Call off`}
            <span className="sr-only">{` ${whom}`}</span>
          </Button>
        </div>
      ) : null}
      <div role="alert" className="empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
    </li>
  );
}
