import { useSlabWarningsQuery } from '../../../../generated/desk';
import type { SlabWarningsQueryVariables } from '../../../../generated/graphql';
import { useDebounced } from '../../../../lib/browser/use-debounced';
import { SlabWarningList } from './slab-warning-list';

interface TypedRateWarningsProps {
  /** The rate of a room type, or what a plan changes, as the form has it; null while that is no number. */
  typed: SlabWarningsQueryVariables | null;
}

// Long enough to type a number.
const REST_MILLISECONDS = 400;

/** Says when a rate that is typed is a little above the limit of a tax slab, before it is saved. */
export function TypedRateWarnings({ typed }: TypedRateWarningsProps) {
  const rested = useDebounced(typed, REST_MILLISECONDS);
  const { data, previousData } = useSlabWarningsQuery({
    variables: rested ?? {},
    skip: rested === null,
    fetchPolicy: 'network-only',
  });
  const result = (data ?? previousData)?.slabWarnings;
  return (
    <div role="status">
      {rested !== null && result?.__typename === 'SlabWarnings' ? (
        <SlabWarningList warnings={result.warnings} />
      ) : null}
    </div>
  );
}
