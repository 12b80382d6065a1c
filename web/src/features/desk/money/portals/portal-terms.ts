import type {
  PortalBookingInput,
  PortalCollector,
  PortalForm_PortalFragment,
} from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, textOrNull } from '../../../../lib/form-values';
import { basisPointsOf, textOfBasisPoints } from './portal-form';

/** What the staff enter about a portal's booking: the values of the fields. */
export interface PortalTermsValues {
  /** The portal's id as text; empty for a new portal, which has only a name. */
  portalId: string;
  portalName: string;
  portalNumber: string;
  collector: PortalCollector;
  /** In percent; empty without a commission, or for a commission as an amount. */
  commission: string;
  /** In rupees; empty without a commission, or for a commission as a percentage. */
  commissionAmount: string;
}

export const NO_PORTAL_TERMS: PortalTermsValues = {
  ...{ portalId: '', portalName: '', portalNumber: '', collector: 'HOTEL' },
  ...{ commission: '', commissionAmount: '' },
};

// Lower than the server allows, so that its refusal names the field.
const NO_AMOUNT = -1;

/** The values that follow from the choice of a portal. */
export function termsOfPortal(
  portal: Pick<PortalForm_PortalFragment, 'id' | 'collects' | 'commissionBasisPoints'> | undefined,
): Partial<PortalTermsValues> {
  if (!portal) return { portalId: '' };
  return {
    portalId: String(portal.id),
    collector: portal.collects ? 'PORTAL' : 'HOTEL',
    commission: textOfBasisPoints(portal.commissionBasisPoints),
    commissionAmount: '',
  };
}

/** The values of a booking that has a portal. */
export function valuesOfStay(stay: {
  portalId: number;
  number: string | null;
  collector: PortalCollector;
  commissionBasisPoints: number | null;
  agreedCommissionPaise: number | null;
}): PortalTermsValues {
  const { portalId, number, collector, commissionBasisPoints, agreedCommissionPaise } = stay;
  return {
    ...{ portalId: String(portalId), portalName: '', portalNumber: number ?? '', collector },
    commission: textOfBasisPoints(commissionBasisPoints),
    commissionAmount: agreedCommissionPaise === null ? '' : textOfMinorUnits(agreedCommissionPaise),
  };
}

/** The values as server input. */
export function portalBookingInput(values: PortalTermsValues): PortalBookingInput {
  const { portalId, portalName, portalNumber, collector, commission, commissionAmount } = values;
  return {
    portalId: portalId === '' ? null : Number(portalId),
    newPortal: portalId === '' ? textOrNull(portalName) : null,
    number: textOrNull(portalNumber),
    collector,
    commissionBasisPoints: basisPointsOf(commission),
    commissionPaise: commissionAmount.trim() === '' ? null : (minorUnitsOf(commissionAmount) ?? NO_AMOUNT),
  };
}
