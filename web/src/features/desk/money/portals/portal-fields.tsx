import { SelectField, TextField } from '../../../../components/form/field';
import { usePortalsQuery } from '../../../../generated/desk-portals';
import { t } from '../../../../lib/texts/texts';
import { termsOfPortal, type PortalTermsValues } from './portal-terms';

interface PortalFieldsProps {
  values: PortalTermsValues;
  /** The fault of a field of `PortalBookingInput`. */
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<PortalTermsValues>) => void;
}

/** Portal, number, collector and commission of a booking. The portal's own terms are proposed. */
export function PortalFields({ values, errorOf, onEdit }: PortalFieldsProps) {
  const { data } = usePortalsQuery();
  const portals = (data?.portals ?? []).filter(
    ({ id, isArchived }) => !isArchived || String(id) === values.portalId,
  );
  const field = (name: keyof PortalTermsValues, fault: string) => ({
    value: values[name],
    error: errorOf(fault),
    onChange: ({ target }: { target: { value: string } }) => onEdit({ [name]: target.value }),
  });
  return (
    <>
      <SelectField
        label={t`Portal`}
        required
        value={values.portalId}
        error={errorOf('portalId')}
        onChange={({ target: { value } }) =>
          onEdit(termsOfPortal(portals.find(({ id }) => String(id) === value)))
        }
      >
        <option value="">{t`Another portal`}</option>
        {portals.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {values.portalId === '' ? (
        <TextField
          label={t`Name of the portal`}
          required
          autoComplete="off"
          maxLength={60}
          {...field('portalName', 'newPortal')}
        />
      ) : null}
      <TextField
        label={t`The portal’s number`}
        hint={t`Such as 4012345678. No other booking of the portal has it.`}
        autoComplete="off"
        maxLength={40}
        {...field('portalNumber', 'number')}
      />
      <SelectField
        label={t`Who collects the money`}
        required
        value={values.collector}
        error={errorOf('collector')}
        hint={
          values.collector === 'PORTAL'
            ? t`The guest pays the portal for the stay, and the hotel for extras.`
            : undefined
        }
        onChange={({ target: { value } }) => onEdit({ collector: value === 'PORTAL' ? 'PORTAL' : 'HOTEL' })}
      >
        <option value="HOTEL">{t`The hotel`}</option>
        <option value="PORTAL">{t`The portal`}</option>
      </SelectField>
      <TextField
        label={t`Commission in percent`}
        inputMode="decimal"
        autoComplete="off"
        hint={t`A percentage of the price of the stay before GST. Leave it empty if there is no commission.`}
        {...field('commission', 'commissionBasisPoints')}
      />
      <TextField
        label={t`Or commission in ₹`}
        inputMode="decimal"
        autoComplete="off"
        {...field('commissionAmount', 'commissionPaise')}
      />
    </>
  );
}
