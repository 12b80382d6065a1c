import { FailedState } from '../../components/list/failed-state';
import { useStayPoliciesQuery } from '../../generated/stay-policies';
import { t } from '../../lib/texts/texts';

/** The hotel's cancellation terms, in its own words. */
export function CancellationTerms() {
  const { data, error, refetch } = useStayPoliciesQuery();
  if (data) return <p>{data.property.cancellationTerms}</p>;
  if (error)
    return (
      <FailedState problem={t`The cancellation terms could not be loaded.`} onRetry={() => void refetch()} />
    );
  return <p aria-busy="true">&nbsp;</p>;
}
