import type { GuestLikeness, GuestRecord_RecordFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

/** Why two records look like one guest. */
const LIKENESS: Readonly<Record<GuestLikeness, string>> = {
  SAME_NAME: t`same name`,
  NAME_SPELLED_OTHERWISE: t`name spelled otherwise`,
  SAME_EMAIL: t`same e-mail address`,
  SAME_PHONE: t`same phone number`,
  SAME_BIRTHDAY: t`same birthday`,
  SAME_ADDRESS: t`same home`,
  SAME_COMPANY: t`same company`,
};

/** 'same name, same phone number' */
export const likenessInWords = (reasons: readonly GuestLikeness[]): string =>
  reasons.map((reason) => LIKENESS[reason]).join(', ');

/** What tells guests of one name apart. */
export function contactsInWords({
  company,
  emails,
  phones,
}: Pick<GuestRecord_RecordFragment, 'company' | 'emails' | 'phones'>): string {
  return [company, ...emails, ...phones].filter(Boolean).join(', ') || t`No address and no number`;
}
