import { Button } from '../../../../components/form/button';
import { Message, type Tone } from '../../../../components/status/message';
import type { SetUpPage_SetUpFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';
import { usePaymentTest } from './use-payment-test';

type Test = NonNullable<SetUpPage_SetUpFragment['paymentTest']>;

const STATES: Readonly<Record<Test['status'], { text: string; tone: Tone }>> = {
  OPEN: { text: t`Started, not paid yet.`, tone: 'warning' },
  CAPTURED: { text: t`Paid. The rupee is on its way back.`, tone: 'warning' },
  REFUNDED: { text: t`Paid, and the rupee went back.`, tone: 'good' },
  REFUND_FAILED: {
    text: t`Paid, but the gateway refused the refund. Please make it in the gateway’s dashboard.`,
    tone: 'bad',
  },
  LAPSED: { text: t`Nobody paid. Please start it again.`, tone: 'warning' },
};

const PAID: readonly (Test['status'] | undefined)[] = ['CAPTURED', 'REFUNDED', 'REFUND_FAILED'];

interface PaymentTestProps {
  test: Test | null;
}

/** The owner's test payment of one rupee, and the progress of its refund. */
export function PaymentTest({ test }: PaymentTestProps) {
  const { pay, busy, refusal } = usePaymentTest();
  const writeInstant = useWriteInstant();
  const isPaidAnyway = test?.createdAt === refusal?.closedTest && PAID.includes(test?.status);
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status" className="empty:hidden">
        {test ? (
          <>
            <Message text={STATES[test.status].text} tone={STATES[test.status].tone} />
            <p className="tabular text-sm text-quiet">{writeInstant(test.createdAt)}</p>
            {test.problem ? (
              <p className="text-sm text-quiet">{t`The gateway says: ${test.problem}`}</p>
            ) : null}
          </>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && !isPaidAnyway ? <Message text={refusal.message} tone="bad" /> : null}
      </div>
      <Button look="quiet" disabled={busy} aria-busy={busy} onClick={() => void pay()}>
        {test ? t`Pay ₹1 again` : t`Pay ₹1`}
      </Button>
    </div>
  );
}
