import { useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { BillDocument, useBillQuery } from '../../../../generated/desk-bill';
import type { Bill_BillFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { joinClasses } from '../../../../lib/joined-classes';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { writeMoney } from '../../../../lib/money';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DEPARTMENT_NAMES } from '../../../../lib/bookings/department-names';

const BillDialog = lazyComponent(() => import('./bill-dialog'));
const PostChargeDialog = lazyComponent(() => import('./post-charge-dialog'));

type Charge = Bill_BillFragment['charges'][number];
type Allowance = Bill_BillFragment['allowances'][number];

interface BillProps {
  reference: string;
  /** The stays that take charges, each with its guest or room in words; empty when nothing can be posted. */
  stays: readonly { id: string; guest: string }[];
}

/** The open dialog: a charge to a stay, a charge that is taken back, or an allowance. */
type Open = { stay: { id: string; guest: string } } | { charge: Charge } | 'allowance' | null;

/** The charges that the staff posted to the bill of a booking, and the allowances. */
export function Bill({ reference, stays }: BillProps) {
  const variables = { reference };
  const { data, error, refetch } = useBillQuery({ variables });
  useLiveQuery(['BOOKING'], BillDocument, variables);
  const [outcome, setOutcome] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const pageReading = usePageReading();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayPost = useMay('payments.take') && stays.length > 0;
  if (!data)
    return error ? (
      <section aria-labelledby="bill">
        <h2 id="bill" className="text-3xl">{t`Charges`}</h2>
        <FailedState
          problem={t`The charges could not be loaded.`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </section>
    ) : null;
  const { charges, allowances, lowerable } = data.bill;
  if (charges.length + allowances.length === 0 && !mayPost) return null;
  const done = async (sentence: string) => {
    setOpen(null);
    await pageReading();
    setOutcome(sentence);
    // A closed dialog returns the focus to its button first.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const show = (next: Open) => {
    setOutcome('');
    setOpen(next);
  };
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="bill">
      <h2 id="bill" ref={heading} tabIndex={-1} className="text-3xl">
        {t`Charges`}
      </h2>
      <div role="status">{outcome ? <Message tone="good" text={outcome} className="mt-4" /> : null}</div>
      <ul className="tabular mt-4 border-t border-line empty:hidden">
        {charges.map((charge) => (
          <PostedCharge key={charge.id} charge={charge} onTakeBack={() => show({ charge })} />
        ))}
        {allowances.map((allowance) => (
          <GivenAllowance key={allowance.id} allowance={allowance} />
        ))}
      </ul>
      {mayPost ? (
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {stays.map((stay) => (
            <Button key={stay.id} look="quiet" onClick={() => show({ stay })}>
              {stays.length === 1 ? t`Put on the bill…` : t`Put on the bill of ${stay.guest}…`}
            </Button>
          ))}
          {lowerable.length > 0 ? (
            <Button look="quiet" onClick={() => show('allowance')}>{t`Take something off…`}</Button>
          ) : null}
        </div>
      ) : null}
      <LazyDialog problem={t`The form could not be loaded.`} open={open !== null} onClose={close}>
        {open !== null && open !== 'allowance' && 'stay' in open ? (
          <PostChargeDialog stay={open.stay.id} guest={open.stay.guest} onClose={close} />
        ) : open !== null ? (
          <BillDialog
            reference={reference}
            charge={open === 'allowance' ? null : open.charge}
            lowerable={lowerable}
            onClose={close}
            onDone={(sentence) => void done(sentence)}
          />
        ) : null}
      </LazyDialog>
    </section>
  );
}

function PostedCharge({ charge, onTakeBack }: { charge: Charge; onTakeBack: () => void }) {
  const writeInstant = useWriteInstant();
  const { name, quantity, day, department, amount, taxPercent, postedBy, postedAt } = charge;
  const { takenBackAt, takenBackBy, takenBackReason } = charge;
  const isTakenBack = takenBackAt !== null;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={joinClasses('wrap-anywhere', isTakenBack && 'line-through')}>
          {quantity === 1 ? name : `${quantity} × ${name}`}
        </span>
        <span className={joinClasses('font-semibold', isTakenBack && 'line-through')}>
          {writeMoney(amount)}
        </span>
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {[
          DEPARTMENT_NAMES[department],
          writeDay(day),
          t`${taxPercent} % GST`,
          t`posted ${writeInstant(postedAt)}`,
          postedBy,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isTakenBack ? (
        <p className="text-sm wrap-anywhere text-quiet">
          {[t`Taken back ${writeInstant(takenBackAt)}`, takenBackBy, takenBackReason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : (
        <May permission="payments.take">
          <Button
            look="link"
            className="min-h-11 justify-self-start print:hidden"
            onClick={onTakeBack}
          >{t`Take back ${name}…`}</Button>
        </May>
      )}
    </li>
  );
}

function GivenAllowance({ allowance }: { allowance: Allowance }) {
  const writeInstant = useWriteInstant();
  const { forWhat, amount, reason, givenBy, givenAt } = allowance;
  const sum = writeMoney({ ...amount, amount: -amount.amount });
  const what = /^\d{4}-\d\d-\d\d$/.test(forWhat ?? '') ? writeDay(forWhat ?? '') : forWhat;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere">
          {what ? t`Allowance on ${what}` : t`Allowance on the whole bill`}
        </span>
        <span className="text-quiet">{sum}</span>
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {[t`taken off the amounts already`, reason, writeInstant(givenAt), givenBy]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
