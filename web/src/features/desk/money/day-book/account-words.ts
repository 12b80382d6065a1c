import type { DayBookAccount } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

/** The names of the accounts of the day book. */
const ACCOUNT_WORDS: Readonly<Record<DayBookAccount, string>> = {
  GUESTS: t`Guests and businesses`,
  COMPANIES: t`Companies`,
  ADVANCES: t`Advances`,
  SECURITY_DEPOSITS: t`Security deposits`,
  ROOM_REVENUE: t`Rooms`,
  FOOD_REVENUE: t`Restaurant and minibar`,
  OTHER_REVENUE: t`Other charges`,
  CANCELLATION_REVENUE: t`Cancellation charges`,
  OUTPUT_CGST: t`Central tax (CGST)`,
  OUTPUT_SGST: t`State tax (SGST)`,
  TAX_ON_ADVANCES: t`Tax on advances`,
  ROUND_OFF: t`Roundings`,
  WRITTEN_OFF: t`Written off`,
  CASH: t`Cash`,
  CARD_MACHINE: t`Card machine`,
  UPI: t`UPI`,
  BANK: t`Bank`,
  GATEWAY: t`Payment gateway`,
  PORTAL: t`Booking portals`,
  PORTAL_COMMISSION: t`Commission of booking portals`,
  PORTAL_COMMISSION_TAX: t`GST on this commission`,
  PORTAL_TCS: t`TCS of booking portals`,
  PORTAL_TDS: t`TDS of booking portals`,
  GATEWAY_FEES: t`Fees of the payment gateway`,
  GATEWAY_FEE_TAX: t`GST on these fees`,
  PAID_OUT: t`Cash paid out`,
  CASH_DIFFERENCES: t`Differences of cash`,
};

/** The name of an account. For an account that only a later version of the server has, the account's code. */
export function wordsOfAccount(account: DayBookAccount): string {
  const known: Readonly<Partial<Record<string, string>>> = ACCOUNT_WORDS;
  return known[account] ?? account;
}
