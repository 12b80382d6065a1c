import { usePolicyPreviewQuery } from '../../../generated/desk';
import type { CancellationMoment } from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { useDebounced } from '../../../lib/use-debounced';
import type { FormValues } from '../form/form-fields';
import { policyInput } from './policy-form';

const PREVIEW_MILLISECONDS = 300;

const MOMENTS: Readonly<Record<CancellationMoment, string>> = {
  EARLY: t`Cancelled at the last moment of the first step`,
  LATE: t`Cancelled a second later`,
  NO_SHOW: t`The guest does not come`,
};

/** The sentence of what is typed, and what three guests would pay. */
export function PolicyInWords({ values }: { values: FormValues }) {
  const typed = useDebounced(values, PREVIEW_MILLISECONDS);
  const { data, previousData } = usePolicyPreviewQuery({ variables: { input: policyInput(typed) } });
  const preview = (data ?? previousData)?.policyPreview;
  return (
    <div className="border-t-2 border-brass bg-raised p-6" aria-live="polite">
      <h2 className="mb-2 font-display text-2xl">{t`What guests read`}</h2>
      {preview?.__typename === 'PolicyPreview' ? (
        <>
          <p className="max-w-prose">{preview.sentence}</p>
          <table className="tabular mt-5 w-full text-left text-[0.9375rem]">
            <caption className="pb-2 text-left text-sm text-quiet">
              {t`Two nights at ₹10,000 each, with tax`}
            </caption>
            <thead>
              <tr className="border-b border-line">
                <th className="py-2 pr-4 font-semibold">{t`When`}</th>
                <th className="py-2 pr-4 text-right font-semibold">{t`The hotel keeps`}</th>
                <th className="py-2 text-right font-semibold">{t`The guest gets back`}</th>
              </tr>
            </thead>
            <tbody>
              {preview.examples.map(({ when, charge, refund }) => (
                <tr key={when} className="border-b border-line">
                  <td className="py-2 pr-4">{MOMENTS[when]}</td>
                  <td className="py-2 pr-4 text-right">{writeMoney(charge)}</td>
                  <td className="py-2 text-right">{writeMoney(refund)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="text-quiet">
          {preview ? (preview.faults[0]?.message ?? '') : t`The sentence appears here.`}
        </p>
      )}
    </div>
  );
}
