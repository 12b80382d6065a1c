import { Message } from '../../../../components/status/message';
import { usePaymentTermsPreviewQuery } from '../../../../generated/desk-rate-plans';
import type { PaymentTermsPreviewQuery } from '../../../../generated/graphql';
import { useDebounced } from '../../../../lib/browser/use-debounced';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import { termsInput } from './rate-plan-form';

const PREVIEW_MILLISECONDS = 300;

type Preview = Extract<
  PaymentTermsPreviewQuery['paymentTermsPreview'],
  { __typename: 'PaymentTermsPreview' }
>;

function exampleInWords({ dueNow, rest, restDueOn }: Preview['examples'][number]): string {
  if (rest.amount === 0) return t`${writeMoney(dueNow)} at booking, and nothing later`;
  return restDueOn === null
    ? t`${writeMoney(dueNow)} at booking, ${writeMoney(rest)} at the hotel`
    : t`${writeMoney(dueNow)} at booking, ${writeMoney(rest)} by ${writeDate(restDueOn)}`;
}

/**
 * The sentence for the typed payment terms, the payments of two sample guests, and a warning about an amount that is
 * not covered.
 */
export function TermsInWords({ values }: { values: FormValues }) {
  const typed = useDebounced(values, PREVIEW_MILLISECONDS);
  const { data, previousData } = usePaymentTermsPreviewQuery({
    variables: { input: termsInput(typed) },
    fetchPolicy: 'cache-first',
  });
  const preview = (data ?? previousData)?.paymentTermsPreview;
  if (!preview) return null;
  return (
    <div className="mt-6 border-t-2 border-brass bg-raised p-6" aria-live="polite">
      <h3 className="mb-2 font-display text-2xl">{t`What guests read about payment`}</h3>
      {preview.__typename === 'PaymentTermsPreview' ? (
        <WorkedOut preview={preview} />
      ) : (
        <p className="text-quiet">{preview.faults[0]?.message ?? ''}</p>
      )}
    </div>
  );
}

function WorkedOut({ preview: { sentence, examples, uncovered } }: { preview: Preview }) {
  return (
    <>
      <p className="max-w-prose">{sentence}</p>
      <p className="mt-5 text-sm text-quiet">{t`Two nights at ₹10,000 each, with tax, booked today:`}</p>
      <ul className="mt-1 border-t border-line text-base">
        {examples.map((example) => (
          <li key={example.checkin} className="border-b border-line py-2">
            {t`Arrival on ${writeDate(example.checkin)}`}:{' '}
            <span className="tabular font-semibold">{exampleInWords(example)}</span>
          </li>
        ))}
      </ul>
      {uncovered.amount > 0 ? (
        <Message
          tone="bad"
          className="mt-4"
          text={t`The cancellation policy can charge ${writeMoney(uncovered)} more than this guest has paid by then. You would have to ask a guest for this money who no longer comes.`}
        />
      ) : null}
    </>
  );
}
