import { useWriteTimeToday } from '../../../../lib/dates/instants';
import { writeMoney, type Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

/** Money that has not left yet. */
export interface WaitingRefund {
  amount: Money;
  /** When it leaves. */
  leavesAt: string;
}

/** Says when a refund is sent; an empty text when no refund waits. */
export function useWaitingSentence(): (waiting: WaitingRefund | null) => string {
  const writeTime = useWriteTimeToday();
  return (waiting) =>
    waiting === null
      ? ''
      : t`The refund of ${writeMoney(waiting.amount)} leaves at ${writeTime(waiting.leavesAt)}; until then the cancellation can be taken back.`;
}

/** The waiting refunds of a booking: one sum for each time of sending, the earliest first. */
export function waitingRefunds(
  refunds: readonly { amount: Money; leavesAt: string | null }[],
): WaitingRefund[] {
  const moments = [...new Set(refunds.flatMap(({ leavesAt }) => leavesAt ?? []))].toSorted();
  return moments.map((leavesAt) => {
    const sum = refunds
      .filter((refund) => refund.leavesAt === leavesAt)
      .reduce((total, { amount }) => total + amount.amount, 0);
    return { leavesAt, amount: { amount: sum, currency: 'INR' } };
  });
}

/** When the refunds of a booking leave, while they wait. */
export function WaitingRefunds({ waiting }: { waiting: readonly WaitingRefund[] }) {
  const sentenceOf = useWaitingSentence();
  return (
    <div role="status" className="empty:hidden">
      {waiting.map((one) => (
        <p key={one.leavesAt} className="tabular">
          {sentenceOf(one)}
        </p>
      ))}
    </div>
  );
}
