import { TextArea, TextField } from '../../../components/form/field';
import { BILLING_LIMITS } from '../../../generated/billing-rules';
import { t } from '../../../lib/texts/texts';
import type { BookingFormControl } from './booking-values';

/** The fields of a business guest, once the box is marked. The state follows from the GSTIN. */
export function BusinessInvoice({ form }: { form: BookingFormControl }) {
  const errors = form.formState.errors.billing;
  return (
    <section>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-action"
          {...form.register('isForBusiness')}
        />
        {t`Invoice for a business`}
      </label>
      {form.watch('isForBusiness') ? (
        <fieldset className="mt-3 grid gap-5 sm:grid-cols-2">
          <legend className="sr-only">{t`Invoice for a business`}</legend>
          <TextField
            label={t`Business name`}
            autoComplete="organization"
            maxLength={BILLING_LIMITS.name}
            required
            error={errors?.name?.message}
            {...form.register('billing.name', { required: t`Please enter the name of the business.` })}
          />
          <TextField
            label={t`GSTIN`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={t`The 15 characters of the GST registration.`}
            required
            error={errors?.gstin?.message}
            {...form.register('billing.gstin', { required: t`Please enter the GSTIN of the business.` })}
          />
          <TextArea
            label={t`Business address`}
            className="sm:col-span-2"
            autoComplete="street-address"
            rows={3}
            maxLength={BILLING_LIMITS.address}
            required
            error={errors?.address?.message}
            {...form.register('billing.address', { required: t`Please enter the address of the business.` })}
          />
        </fieldset>
      ) : null}
    </section>
  );
}
