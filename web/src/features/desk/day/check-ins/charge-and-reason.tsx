import type { ReactNode } from 'react';
import { TextField } from '../../../../components/form/field';
import { minorUnitsOf } from '../../../../lib/form-values';
import { BoundNote } from '../../frame/form/bound-note';
import { t } from '../../../../lib/texts/texts';

/** What staff type to charge a different amount from the policy's. */
interface TypedCharge {
  charge: string;
  reason: string;
}

/** The charge in paise, or null for the policy's charge; and whether the text is a valid amount. */
export function chargeOf(typed: string): { charge: number | null; isAmount: boolean } {
  const charge = minorUnitsOf(typed);
  return { charge, isAmount: charge !== null || typed.trim() === '' };
}

interface ChargeAndReasonProps {
  typed: TypedCharge;
  chargeHint: string;
  /** Whether there is nothing to charge for. */
  withoutCharge?: boolean;
  needsReason: boolean;
  reasonHint?: string;
  reasonClassName?: string;
  faultOf: (field: 'charge' | 'reason') => string | undefined;
  onEdit: (changes: Partial<TypedCharge>) => void;
  /** Shown between the two fields. */
  children?: ReactNode;
}

/** The fields for a charge that differs from the policy’s, and for its reason. */
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
      {withoutCharge ? null : <BoundNote className="sm:col-span-2" />}
    </>
  );
}
