import { useState } from 'react';
import { isPinCodeNeeded } from '../../../components/billing/pin-code';
import { TextArea, TextField } from '../../../components/form/field';
import { BILLING_LIMITS } from '../../../generated/billing-rules';
import { t } from '../../../lib/texts/texts';
import type { BookingFormControl } from './booking-values';

interface BusinessInvoiceProps {
  form: BookingFormControl;
  /** The hotel registers its invoices, so it needs the PIN code. */
  asksPinCode: boolean;
}

/** The fields of a business guest, once the box is marked. The state follows from the GSTIN. */
export function BusinessInvoice({ form, asksPinCode }: BusinessInvoiceProps) {
  const errors = form.formState.errors.billing;
  const [isAbroad, gstin, pinCode] = form.watch(['billing.isAbroad', 'billing.gstin', 'billing.pinCode']);
  // A PIN code that is sent is shown. The hotel may have begun to register its invoices since the form was opened.
  const isWanted = asksPinCode || errors?.pinCode !== undefined || Boolean(pinCode);
  // The field stays while the guest empties it.
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const isPinCodeRequired = asksPinCode && isPinCodeNeeded(gstin);
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
          {isAbroad ? null : (
            <TextField
              label={t`GSTIN or UIN`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={t`The 15 characters of the GST registration.`}
              required
              error={errors?.gstin?.message}
              {...form.register('billing.gstin', { required: t`Please enter the GSTIN of the business.` })}
            />
          )}
          <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-action"
              {...form.register('billing.isAbroad')}
            />
            {t`The business is registered in another country`}
          </label>
          {isAbroad ? <CompanyAbroad form={form} /> : null}
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
          {wasWanted && !isAbroad ? (
            <TextField
              label={t`PIN code`}
              autoComplete="postal-code"
              inputMode="numeric"
              hint={t`The six-digit postal code of the business address.`}
              required={isPinCodeRequired}
              error={errors?.pinCode?.message}
              {...form.register('billing.pinCode', {
                required: isPinCodeRequired && t`Please enter the PIN code of the business.`,
              })}
            />
          ) : null}
        </fieldset>
      ) : null}
    </section>
  );
}

/** The fields of a company that is registered in another country, and so has no GSTIN. */
function CompanyAbroad({ form }: { form: BookingFormControl }) {
  const errors = form.formState.errors.billing;
  return (
    <>
      <TextField
        label={t`Country of registration`}
        autoComplete="country-name"
        maxLength={BILLING_LIMITS.country}
        required
        error={errors?.country?.message}
        {...form.register('billing.country', { required: t`Please enter the country.` })}
      />
      <TextField
        label={t`Company number`}
        autoComplete="off"
        maxLength={BILLING_LIMITS.companyNumber}
        spellCheck={false}
        hint={t`The number of the company’s registration in its country, such as a VAT number.`}
        required
        error={errors?.companyNumber?.message}
        {...form.register('billing.companyNumber', { required: t`Please enter the number of the company.` })}
      />
    </>
  );
}
