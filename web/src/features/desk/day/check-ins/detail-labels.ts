import { t } from '../../../../lib/texts/texts';

/** The words for details that the register needs of a guest. */
export const DETAIL_LABELS: Readonly<Record<string, string>> = {
  name: t`name`,
  homeAddress: t`home address`,
  nationality: t`nationality`,
  documentKind: t`kind of document`,
  documentNumber: t`document number`,
  comingFrom: t`coming from`,
  goingTo: t`going to`,
  surname: t`surname`,
  givenNames: t`given names`,
  sex: t`sex`,
  birthDate: t`date of birth`,
  passportIssuedIn: t`passport: place of issue`,
  passportIssuedOn: t`passport: date of issue`,
  passportExpiresOn: t`passport: valid until`,
  permit: t`visa or OCI card`,
  permitNumber: t`number of the visa or card`,
  visaKind: t`type of visa`,
  permitIssuedIn: t`visa or card: place of issue`,
  permitIssuedOn: t`visa or card: date of issue`,
  visaExpiresOn: t`visa: valid until`,
  arrivedInIndiaOn: t`arrived in India on`,
  arrivedInIndiaAt: t`arrived in India at`,
  purpose: t`purpose of the visit`,
  isEmployedInIndia: t`employed in India`,
};
