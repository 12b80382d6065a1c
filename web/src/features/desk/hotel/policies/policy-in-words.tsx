import { usePolicyPreviewQuery } from '../../../../generated/desk-policies';
import type { CancellationMoment } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { useHasBeenTrue } from '../../../../lib/loading/use-has-been-true';
import { t } from '../../../../lib/texts/texts';
import { useDebounced } from '../../../../lib/browser/use-debounced';
import type { FormValues } from '../../frame/form/form-fields';
import { policyInput } from './policy-form';

const PREVIEW_MILLISECONDS = 300;

const MOMENTS: Readonly<Record<CancellationMoment, string>> = {
  EARLY: t`Cancelled at the last moment of the first step`,
  LATE: t`Cancelled a second later`,
  NO_SHOW: t`The guest does not arrive`,
};

/** The sentence for the typed values, and what three sample guests would pay. */
export function PolicyInWords({ values }: { values: FormValues }) {
  const typed = useDebounced(values, PREVIEW_MILLISECONDS);
  const { data, previousData, error } = usePolicyPreviewQuery({
    variables: { input: policyInput(typed) },
    fetchPolicy: 'cache-first',
  });
  const preview = (data ?? previousData)?.policyPreview;
  const isAnswered = useHasBeenTrue(Boolean(preview ?? error));
  return (
    <div className="border-t-2 border-brass bg-raised p-6" aria-live="polite" data-answered={isAnswered}>
      <h2 className="mb-2 font-display text-2xl">{t`What guests read`}</h2>
      {preview?.__typename === 'PolicyPreview' ? (
        <>
          <p className="max-w-prose">{preview.sentence}</p>
          <p className="mt-5 text-sm text-quiet">{t`Two nights at ₹10,000 each, with tax:`}</p>
          <ul className="mt-1 border-t border-line text-base">
            {preview.examples.map(({ when, charge, refund }) => (
              <li key={when} className="border-b border-line py-2">
                {MOMENTS[when]}:{' '}
                <span className="tabular font-semibold">
                  {t`the hotel keeps ${writeMoney(charge)}, the guest gets back ${writeMoney(refund)}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-quiet">
          {preview ? (preview.faults[0]?.message ?? '') : t`The sentence appears here.`}
        </p>
      )}
    </div>
  );
}
