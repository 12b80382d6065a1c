import { useEffect, type ReactNode } from 'react';
import { Link } from '../../../../components/page/link';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { usePreviewSiteMutation, useSetUpQuery } from '../../../../generated/desk-set-up';
import type { PaymentTestStatus, SetUpPage_SetUpFragment } from '../../../../generated/graphql';
import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { MailTest } from './mail-test';
import { OpenSite } from './open-site';
import { PaymentTest } from './payment-test';
import { STEP_TEXTS, type StepName } from './set-up-steps';

// The gateway takes some seconds to capture and to refund the rupee. An unpaid test expires after an hour. A failed
// refund waits until the owner makes it in the gateway's dashboard.
const LOOK_AGAIN_MILLISECONDS: Readonly<Partial<Record<PaymentTestStatus, number>>> = {
  OPEN: 2_000,
  CAPTURED: 2_000,
  REFUND_FAILED: 10_000,
};

/** The set-up, from an empty database to an open site: each step with its state and a link to its form. */
export default function SetUpPage() {
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useSetUpQuery({
    skipPollAttempt: () => document.hidden,
  });
  const shown = (data ?? previousData)?.setUp;
  const isClosed = shown?.publishedAt === null;
  const paymentTest = shown?.paymentTest;
  const lookAgainAfter = paymentTest ? LOOK_AGAIN_MILLISECONDS[paymentTest.status] : undefined;
  useEffect(() => {
    if (lookAgainAfter === undefined) return undefined;
    startPolling(lookAgainAfter);
    return stopPolling;
  }, [lookAgainAfter, startPolling, stopPolling]);
  const [preview] = usePreviewSiteMutation();
  // From now on this browser can see the site before it opens.
  useEffect(() => {
    if (isClosed) void preview().catch(() => undefined);
  }, [isClosed, preview]);
  return (
    <DeskPage
      title={t`Set-up`}
      note={t`Each step can be changed later, and you can go on another day. Guests see nothing until you open the site.`}
    >
      {/* While a payment test is running, the page reloads it by itself. */}
      {error && !loading && lookAgainAfter === undefined ? (
        <FailedState problem={t`The set-up could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
      {shown ? <Steps setUp={shown} /> : null}
      {loading && !shown ? <Spinner label={t`Loading the set-up`} /> : null}
    </DeskPage>
  );
}

function Steps({ setUp }: { setUp: SetUpPage_SetUpFragment }) {
  const { steps, paymentTest, mailTest, publishedAt } = setUp;
  const toDo = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).map(({ name }) => name);
  const tests: Partial<Record<StepName, ReactNode>> = {
    PAYMENT: <PaymentTest test={paymentTest} />,
    MAIL: <MailTest test={mailTest} />,
  };
  return (
    <>
      <ol className="border-t border-line" aria-label={t`Steps`}>
        {steps.map(({ name, isDone, isOptional }, index) => (
          <Step key={name} number={index + 1} {...{ name, isDone, isOptional }}>
            {tests[name]}
          </Step>
        ))}
      </ol>
      <OpenSite toDo={toDo} publishedAt={publishedAt} />
    </>
  );
}

interface StepProps {
  name: StepName;
  number: number;
  isDone: boolean;
  /** Whether the site can open without it. */
  isOptional: boolean;
  children?: ReactNode;
}

function Step({ name, number, isDone, isOptional, children }: StepProps) {
  const { title, note, link } = STEP_TEXTS[name];
  return (
    <li className="grid gap-x-5 gap-y-3 border-b border-line py-6 sm:grid-cols-[2.5rem_1fr_auto]">
      <span
        aria-hidden="true"
        className={joinClasses(
          'tabular grid size-10 place-items-center rounded-full border font-semibold',
          isDone ? 'border-good bg-good text-raised' : 'border-control text-quiet',
        )}
      >
        {isDone ? '✓' : number}
      </span>
      <div className="grid gap-3">
        <div>
          <h2 className="text-xl font-semibold">{title}</h2>
          <p className="mt-1 max-w-prose text-quiet">{note}</p>
        </div>
        {children}
        {link ? (
          <Link
            to={link.to}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-action underline underline-offset-4"
          >
            {link.label}
          </Link>
        ) : null}
      </div>
      <p className={joinClasses('font-semibold sm:justify-self-end', isDone ? 'text-good' : 'text-warning')}>
        {isDone ? t`Done` : isOptional ? t`Not yet` : t`To do`}
      </p>
    </li>
  );
}
