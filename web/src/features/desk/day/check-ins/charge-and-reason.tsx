import type { ReactNode } from 'react';
import { TextField } from '../../../../components/form/field';
import { minorUnitsOf } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';

/** What the staff type when they charge otherwise than the policy says. */
export interface TypedCharge {
  charge: string;
  reason: string;
}

/** The charge in paise, null for that of the policy; and whether the text can be read. */
export function chargeOf(typed: string): { charge: number | null; isAmount: boolean } {
  const charge = minorUnitsOf(typed);
  return { charge, isAmount: charge !== null || typed.trim() === '' };
}

interface ChargeAndReasonProps {
  typed: TypedCharge;
  chargeHint: string;
  /** There is nothing to charge for. */
  withoutCharge?: boolean;
  needsReason: boolean;
  reasonHint?: string;
  reasonClassName?: string;
  faultOf: (field: 'charge' | 'reason') => string | undefined;
  onEdit: (changes: Partial<TypedCharge>) => void;
  /** Stands between the two. */
  children?: ReactNode;
}

/** The fields of a charge other than the policy’s, and of the reason for it. */
export function ChargeAndReason(props: ChargeAndReasonProps) {
  const { typed, chargeHint, withoutCharge, needsReason, reasonHint, reasonClassName, faultOf, onEdit } =
    props;
  return (
    <>
      {withoutCharge ? null : (
        <TextField
          label={t`Charge in rupees, with tax`}
          hint={chargeHint}
          inputMode="decimal"
          value={typed.charge}
          error={
            chargeOf(typed.charge).isAmount
              ? faultOf('charge')
              : t`Please enter an amount in rupees, such as 5000 or 0.`
          }
          onChange={({ target }) => onEdit({ charge: target.value })}
        />
      )}
      {props.children}
      <TextField
        label={t`Reason`}
        className={reasonClassName}
        hint={reasonHint}
        required={needsReason}
        value={typed.reason}
        error={faultOf('reason')}
        onChange={({ target }) => onEdit({ reason: target.value })}
      />
    </>
  );
}
