import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import {
  SecurityDepositsDocument,
  useSecurityDepositsQuery,
} from '../../../../generated/desk-security-deposits';
import type { SecurityDeposits_DepositFragment as Deposit } from '../../../../generated/graphql';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeMoney } from '../../../../lib/money';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';

const DepositDialog = lazy(() => import('./deposit-dialog'));
const TakeBackCharge = lazy(() => import('./take-back-charge'));
const TakeDeposit = lazy(() => import('./take-deposit'));

interface SecurityDepositsProps {
  reference: string;
  checkin: PlainDate;
  /** Whether a guest of the booking is expected or in the house. */
  takesDeposits: boolean;
}

type Movement = Deposit['movements'][number];

function movementText({ kind, amount, reason, taxPercent, isPending }: Movement): string {
  const sum = writeMoney(amount);
  if (kind === 'TAKEN_BACK') return t`Charge of ${sum} taken back: ${reason}`;
  if (kind === 'CHARGED') return t`${sum} charged with ${taxPercent ?? 0} % GST: ${reason}`;
  return isPending ? t`${sum} on its way back` : t`${sum} returned`;
}

/**
 * The refundable security deposits of a booking: the amounts that are held, returned and charged. Deposits do not pay
 * the price.
 */
export function SecurityDeposits({ reference, checkin, takesDeposits }: SecurityDepositsProps) {
  const variables = { reference };
  const { data, error, refetch } = useSecurityDepositsQuery({ variables });
  useLiveQuery(['BOOKING'], SecurityDepositsDocument, variables);
  const [outcome, setOutcome] = useState('');
  const [isTaking, setTaking] = useState(false);
  const mayTake = useMay('payments.take') && takesDeposits;
  const heading = useRef<HTMLHeadingElement>(null);
  const pageReading = usePageReading();
  if (!data)
    return error ? (
      <section aria-labelledby="security-deposits">
        <h2 id="security-deposits" className="text-3xl">{t`Security deposit`}</h2>
        <FailedState
          problem={t`The security deposits could not be loaded.`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </section>
    ) : null;
  const { held, deposits } = data.securityDeposits;
  if (deposits.length === 0 && !mayTake) return null;
  const done = async (sentence: string) => {
    setTaking(false);
    await pageReading();
    setOutcome(sentence);
    // A closed dialog returns the focus to its button first.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const cancel = () => {
    setTaking(false);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="security-deposits">
      <h2 id="security-deposits" ref={heading} tabIndex={-1} className="text-3xl">
        {t`Security deposit`}
      </h2>
      <p className="mt-2 max-w-prose text-quiet">
        {t`The hotel holds this money for the guest. It pays nothing of the stay, and is not taxed.`}
      </p>
      <div role="status">{outcome ? <Message tone="good" text={outcome} className="mt-4" /> : null}</div>
      {deposits.length > 0 ? (
        <>
          <p className="mt-4 font-semibold">{t`Held: ${writeMoney(held)}`}</p>
          <ul className="tabular mt-3 border-t border-line">
            {deposits.map((deposit) => (
              <HeldDeposit key={deposit.id} deposit={deposit} onDone={done} />
            ))}
          </ul>
        </>
      ) : null}
      {mayTake && !isTaking ? (
        <Button
          look="quiet"
          className="mt-4 print:hidden"
          onClick={() => {
            setOutcome('');
            setTaking(true);
          }}
        >
          {t`Take a security deposit`}
        </Button>
      ) : null}
      {mayTake && isTaking ? (
        <Suspense>
          <TakeDeposit
            {...{ reference, checkin }}
            today={data.property.today}
            onCancel={cancel}
            onDone={(sentence) => void done(sentence)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

interface HeldDepositProps {
  deposit: Deposit;
  onDone: (sentence: string) => Promise<void>;
}

function HeldDeposit({ deposit, onDone }: HeldDepositProps) {
  const [act, setAct] = useState<'return' | 'charge' | null>(null);
  const [mistake, setMistake] = useState<Movement | null>(null);
  const writeInstant = useWriteInstant();
  const { source, amount, held, note, takenAt, takenBy, movements } = deposit;
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p>
        <span className="font-semibold">{writeMoney(amount)}</span> {SOURCE_NAMES[source]}
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {[writeInstant(takenAt), takenBy, note].filter(Boolean).join(' · ')}
      </p>
      {movements.map((movement) => (
        <div key={movement.id} className="text-sm wrap-anywhere">
          <span className={movement.isTakenBack ? 'line-through' : ''}>{movementText(movement)}</span>
          <span className="block text-quiet">
            {[writeInstant(movement.at), movement.by].filter(Boolean).join(' · ')}
          </span>
          {movement.kind === 'CHARGED' && !movement.isTakenBack ? (
            <May permission="payments.take">
              <Button look="link" className="min-h-11 print:hidden" onClick={() => setMistake(movement)}>
                {t`Take back the charge of ${writeMoney(movement.amount)}, made by mistake`}
              </Button>
            </May>
          ) : null}
        </div>
      ))}
      {held.amount > 0 ? (
        <May permission="payments.take">
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button look="quiet" size="small" onClick={() => setAct('return')}>{t`Return…`}</Button>
            <Button look="quiet" size="small" onClick={() => setAct('charge')}>
              {t`Turn into a charge…`}
            </Button>
          </div>
        </May>
      ) : null}
      {mistake ? (
        <Suspense>
          <TakeBackCharge
            charge={mistake}
            onClose={() => setMistake(null)}
            onDone={(sentence) => {
              setMistake(null);
              void onDone(sentence);
            }}
          />
        </Suspense>
      ) : null}
      {act ? (
        <Suspense>
          <DepositDialog
            {...{ deposit, act }}
            onClose={() => setAct(null)}
            onDone={(sentence) => {
              setAct(null);
              void onDone(sentence);
            }}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
