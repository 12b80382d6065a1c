import { TextField } from '../../../../components/form/field';
import { DESK_BOOKING_LIMITS } from '../../../../generated/desk-rules';
import { t } from '../../../../lib/texts/texts';
import { arrivalOf, hasOwnRate, optionOf, type NewBookingValues } from './new-booking-values';

interface TermsFieldsProps {
  values: NewBookingValues;
  businessDay: string;
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<NewBookingValues>) => void;
}

/** Whether the booking is firm or kept until a date, and why the staff sell it otherwise than the site. */
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
            hint={t`To the end of that day. Then they are free again.`}
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
        <TextField
          label={t`Promotion code`}
          autoComplete="off"
          value={values.code}
          error={errorOf('code')}
          onChange={({ target: { value } }) => onEdit({ code: value })}
        />
        {hasOwnRate(values) ? (
          <TextField
            label={t`Reason for the rate`}
            required
            maxLength={DESK_BOOKING_LIMITS.reason}
            value={values.rateReason}
            error={errorOf('rateReason')}
            onChange={({ target: { value } }) => onEdit({ rateReason: value })}
          />
        ) : null}
        {values.isDespite ? (
          <TextField
            label={t`Reason for selling in spite of the rule`}
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
