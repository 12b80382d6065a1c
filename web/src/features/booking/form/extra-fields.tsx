import { useEffect } from 'react';
import { ExtraChoice } from '../../../components/form/extra-choice';
import type { BookingFormQuery, PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import type { Money } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import type { BookingFormControl } from './booking-values';

type OfferedExtra = BookingFormQuery['extras'][number];

interface ExtraFieldsProps {
  form: BookingFormControl;
  bookable: BookingFormQuery;
  /** The quote with the totals of the chosen extras; null until known. */
  quote: PriceBreakdown_QuoteFragment | null;
  /** Why an extra cannot be booked. */
  fault: string | undefined;
}

/** The extra's total for all rooms with tax; null unless it is chosen. */
function sumOf(quote: PriceBreakdown_QuoteFragment | null, code: string): Money | null {
  const totals = (quote?.stays ?? []).flatMap(({ extras }) => extras.filter((extra) => extra.code === code));
  const [first] = totals;
  if (!first) return null;
  return { ...first.total, amount: totals.reduce((sum, { total }) => sum + total.amount, 0) };
}

/** Removes extras that the hotel no longer offers, because the guest could not remove them. */
function useOfferedExtras({ watch, setValue }: BookingFormControl, { extras }: BookingFormQuery): void {
  const chosen = watch('extras');
  useEffect(() => {
    const offered = chosen.filter(({ code }) => extras.some((extra) => extra.code === code));
    if (offered.length < chosen.length) setValue('extras', offered);
  }, [chosen, extras, setValue]);
}

/** The extras of the booking: for all guests and rooms, or by the piece. */
export function ExtraFields({ form, bookable, quote, fault }: ExtraFieldsProps) {
  useOfferedExtras(form, bookable);
  const { extras, ratePlans } = bookable;
  const plan = ratePlans.find(({ code }) => code === form.watch('plan')) ?? ratePlans[0];
  if (extras.length === 0) return null;
  return (
    <fieldset aria-describedby={fault ? 'extras-fault' : undefined}>
      <legend className="mb-2 font-display text-2xl">{t`Extras`}</legend>
      {fault ? (
        <p id="extras-fault" className="mb-2 text-sm font-medium text-bad">
          {fault}
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {extras.map((extra) => (
          <li key={extra.code} className="py-3">
            {plan?.includedExtras.includes(extra.name) ? (
              <IncludedExtra extra={extra} />
            ) : (
              <ExtraField form={form} extra={extra} sum={sumOf(quote, extra.code)} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function IncludedExtra({ extra: { name, description } }: { extra: OfferedExtra }) {
  return (
    <p>
      <span className="font-semibold">{name}</span> <span className="text-good">{t`is included.`}</span>
      <span className="block text-sm text-quiet">{description}</span>
    </p>
  );
}

interface ExtraFieldProps {
  form: BookingFormControl;
  extra: OfferedExtra;
  sum: Money | null;
}

function ExtraField({ form, extra, sum }: ExtraFieldProps) {
  const { code, unit } = extra;
  const chosen = form.watch('extras');
  const choose = (pieces: number) => {
    const others = chosen.filter((one) => one.code !== code);
    form.setValue('extras', pieces > 0 ? [...others, { code, unit, pieces }] : others);
    form.clearErrors('extras');
  };
  return (
    <ExtraChoice
      extra={extra}
      pieces={chosen.find((one) => one.code === code)?.pieces ?? 0}
      sum={sum}
      onChoose={choose}
    />
  );
}
