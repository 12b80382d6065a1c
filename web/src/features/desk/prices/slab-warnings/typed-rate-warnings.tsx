import { useSlabWarningsQuery } from '../../../../generated/desk-slab-warnings';
import type { SlabWarningsQueryVariables } from '../../../../generated/graphql';
import { useDebounced } from '../../../../lib/browser/use-debounced';
import { SlabWarningList } from './slab-warning-list';

interface TypedRateWarningsProps {
  /** The typed rate of a room type or change of a plan; null while it is not a number. */
  typed: SlabWarningsQueryVariables | null;
}

// A pause that is long enough to type a number.
const REST_MILLISECONDS = 400;

/** Warns before saving when a typed rate is a little above the limit of a tax slab. */
export function TypedRateWarnings({ typed }: TypedRateWarningsProps) {
  const rested = useDebounced(typed, REST_MILLISECONDS);
  const { data, previousData } = useSlabWarningsQuery({
    variables: rested ?? {},
    skip: rested === null,
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
