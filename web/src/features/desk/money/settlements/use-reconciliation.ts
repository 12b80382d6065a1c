import { useState } from 'react';
import { useReconcileWithGatewayMutation } from '../../../../generated/desk-settlements';
import type { SettlementsQuery } from '../../../../generated/graphql';

type LastRun = SettlementsQuery['settlements']['lastRun'] | undefined;

/** A comparison that this page requested. `isOver` says whether a run that began afterwards has ended. */
export function useReconciliation() {
  const [since, setSince] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [reconcile, { loading }] = useReconcileWithGatewayMutation();
  const start = async () => {
    setFailed(false);
    const sent = await reconcile()
      .then((response) => response.data?.reconcileWithGateway)
      .catch(() => undefined);
    setSince(sent?.at ?? null);
    setFailed(!sent);
  };
  const isOver = (run: LastRun): boolean =>
    since === null || Boolean(run?.endedAt && Date.parse(run.startedAt) >= Date.parse(since));
  return { start, failed, loading, isOver };
}
