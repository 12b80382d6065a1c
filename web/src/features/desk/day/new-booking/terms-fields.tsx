import { TextField } from '../../../../components/form/field';
import { PromotionCodeField } from '../../../../components/form/promotion-code-field';
import { DESK_BOOKING_LIMITS } from '../../../../generated/desk-rules';
import { t } from '../../../../lib/texts/texts';
import { BoundNote } from '../../frame/form/bound-note';
import { arrivalOf, hasOwnRate, optionOf, type NewBookingValues } from './new-booking-values';

interface TermsFieldsProps {
  values: NewBookingValues;
  businessDay: string;
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<NewBookingValues>) => void;
}

/**
 * Whether the booking is firm or tentative until a date, and the reasons when staff deviate from the site's rates or
 * rules.
 */
export function TermsFields({ values, businessDay, errorOf, onEdit }: TermsFieldsProps) {
  const { isTentative } = values;
  return (
    <section aria-labelledby="terms" className="grid gap-4">
      <h2 id="terms" className="text-2xl">{t`Terms`}</h2>
      <fieldset className="grid gap-1">
        <legend className="text-sm font-semibold">{t`The booking is`}</legend>
        <Choice
          label={t`Firm, paid at the hotel`}
          isChosen={!isTentative}
          onChoose={() => onEdit({ isTentative: false })}
        />
        <Choice
          label={t`Tentative, kept until a date`}
          isChosen={isTentative}
          onChoose={() => onEdit({ isTentative: true })}
        />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {isTentative ? (
          <TextField
            label={t`Keep the rooms until`}
            hint={t`Until the end of that day. Then the rooms are released.`}
            type="date"
            inWords
            required
            min={businessDay}
            max={arrivalOf(values)}
            value={optionOf(values, businessDay)}
            error={errorOf('optionUntil')}
            onChange={({ target: { value } }) => onEdit({ optionUntil: value })}
          />
        ) : null}
        <PromotionCodeField
          value={values.code}
          error={errorOf('code')}
          onChange={({ target: { value } }) => onEdit({ code: value })}
        />
        {hasOwnRate(values) ? (
          <div className="grid gap-2">
            <TextField
              label={t`Reason for the rate`}
              required
              maxLength={DESK_BOOKING_LIMITS.reason}
              value={values.rateReason}
              error={errorOf('rateReason')}
              onChange={({ target: { value } }) => onEdit({ rateReason: value })}
            />
            <BoundNote />
          </div>
        ) : null}
        {values.isDespite ? (
          <TextField
            label={t`Reason for overriding the rule`}
            required
            maxLength={DESK_BOOKING_LIMITS.reason}
            value={values.restrictionsReason}
            error={errorOf('restrictionsReason')}
            onChange={({ target: { value } }) => onEdit({ restrictionsReason: value })}
          />
        ) : null}
      </div>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="terms"
        className="size-5 shrink-0 accent-action"
        checked={isChosen}
        onChange={onChoose}
      />
      {label}
    </label>
  );
}
