import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import type { SettlementsQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { problemOf } from '../../frame/form/use-sending';

interface ReconcileButtonProps {
  lastRun: SettlementsQuery['settlements']['lastRun'];
  /** True from the press until a run that began after it has ended. */
  busy: boolean;
  failed: boolean;
  onPress: () => void;
}

/** Starts a comparison, and says how the last one ended. */
export function ReconcileButton({ lastRun, busy, failed, onPress }: ReconcileButtonProps) {
  const writeInstant = useWriteInstant();
  return (
    <div className="grid justify-items-start gap-3">
      <May permission="payments.take">
        <Button disabled={busy} aria-busy={busy} onClick={onPress}>{t`Compare now`}</Button>
      </May>
      <p role="status" className="tabular text-sm text-quiet">
        {busy
          ? t`Comparing with the gateway`
          : lastRun
            ? t`Last compared ${writeInstant(lastRun.startedAt)}: ${plural(lastRun.days, { one: '# day', other: '# days' })}`
            : t`Not compared yet.`}
      </p>
      {lastRun?.problem && !busy ? (
        <Message
          tone="bad"
          text={t`The gateway’s records could not be read completely (${lastRun.problem}). Nothing is lost: the next comparison continues from there.`}
        />
      ) : null}
      {failed ? <Message tone="bad" text={problemOf(undefined)} /> : null}
    </div>
  );
}
