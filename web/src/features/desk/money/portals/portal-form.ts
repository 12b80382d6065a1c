import type { PortalForm_PortalFragment, PortalInput } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, textOrNull } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';

/** The form of a new portal, with the rates of the law. */
export const NEW_PORTAL: FormValues = {
  name: '',
  commissionBasisPoints: '',
  collects: 'no',
  gstin: '',
  gstBasisPoints: '18',
  tcsBasisPoints: '0.5',
  tdsBasisPoints: '0.1',
  isArchived: 'no',
};

const YES_OR_NO = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

// Lower than the server allows, so that its refusal names the field.
const NO_PERCENTAGE = -1;

const yesOrNo = (isYes: boolean): string => (isYes ? 'yes' : 'no');

/** '15.5' becomes 1550, as the server counts percentages; null for an empty text. */
export function basisPointsOf(text = ''): number | null {
  return text.trim() === '' ? null : (minorUnitsOf(text) ?? NO_PERCENTAGE);
}

/** 1550 becomes '15.5'. */
export const textOfBasisPoints = (points: number | null): string =>
  points === null ? '' : textOfMinorUnits(points).replace(/(\.\d)0$/, '$1');

export function valuesOfPortal(portal: PortalForm_PortalFragment): FormValues {
  const { name, gstin, commissionBasisPoints, collects, isArchived } = portal;
  return {
    name,
    commissionBasisPoints: textOfBasisPoints(commissionBasisPoints),
    collects: yesOrNo(collects),
    gstin: gstin ?? '',
    gstBasisPoints: textOfBasisPoints(portal.gstBasisPoints),
    tcsBasisPoints: textOfBasisPoints(portal.tcsBasisPoints),
    tdsBasisPoints: textOfBasisPoints(portal.tdsBasisPoints),
    isArchived: yesOrNo(isArchived),
  };
}

/** The form as server input. */
export function portalInput(values: FormValues): PortalInput {
  const rate = (name: string) => basisPointsOf(values[name]) ?? NO_PERCENTAGE;
  return {
    name: values['name'] ?? '',
    commissionBasisPoints: basisPointsOf(values['commissionBasisPoints']),
    collects: values['collects'] === 'yes',
    gstin: textOrNull(values['gstin']),
    gstBasisPoints: rate('gstBasisPoints'),
    tcsBasisPoints: rate('tcsBasisPoints'),
    tdsBasisPoints: rate('tdsBasisPoints'),
    isArchived: values['isArchived'] === 'yes',
  };
}

/** The inputs of the form. */
export const PORTAL_FIELDS: FieldGroup[] = [
  {
    title: t`What was agreed`,
    fields: [
      { name: 'name', label: t`Name of the portal`, kind: 'line', required: true, maximum: 60 },
      {
        name: 'commissionBasisPoints',
        label: t`Commission in percent`,
        kind: 'decimal',
        hint: t`A percentage of the price of the stay before GST. Leave it empty if there is no commission.`,
      },
      {
        name: 'collects',
        label: t`The portal collects the guest’s money`,
        kind: 'choice',
        required: true,
        choices: YES_OR_NO,
        hint: t`Each booking can say otherwise.`,
      },
      {
        name: 'isArchived',
        label: t`Archived`,
        kind: 'choice',
        required: true,
        choices: YES_OR_NO,
        hint: t`An archived portal is left out of new bookings.`,
      },
    ],
  },
  {
    title: t`Taxes`,
    fields: [
      {
        name: 'gstin',
        label: t`GSTIN for tax collected at source`,
        kind: 'line',
        maximum: 15,
        hint: t`Its 14th character is C. It is needed for table 14 of GSTR-1.`,
      },
      { name: 'gstBasisPoints', label: t`GST on the commission in percent`, kind: 'decimal', required: true },
      {
        name: 'tcsBasisPoints',
        label: t`TCS in percent`,
        kind: 'decimal',
        required: true,
        hint: t`CGST Act, section 52. Enter 0 if the portal collects none.`,
      },
      {
        name: 'tdsBasisPoints',
        label: t`TDS in percent`,
        kind: 'decimal',
        required: true,
        hint: t`Income-tax Act, section 194-O. Enter 0 if the portal deducts none.`,
      },
    ],
  },
];
