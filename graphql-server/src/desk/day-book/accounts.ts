import { registerEnumType } from 'type-graphql';

/** The accounts of the day book. The desk names a ledger for each. */
export const Account = {
  GUESTS: 'GUESTS',
  COMPANIES: 'COMPANIES',
  ADVANCES: 'ADVANCES',
  SECURITY_DEPOSITS: 'SECURITY_DEPOSITS',
  ROOM_REVENUE: 'ROOM_REVENUE',
  FOOD_REVENUE: 'FOOD_REVENUE',
  OTHER_REVENUE: 'OTHER_REVENUE',
  CANCELLATION_REVENUE: 'CANCELLATION_REVENUE',
  OUTPUT_CGST: 'OUTPUT_CGST',
  OUTPUT_SGST: 'OUTPUT_SGST',
  TAX_ON_ADVANCES: 'TAX_ON_ADVANCES',
  ROUND_OFF: 'ROUND_OFF',
  WRITTEN_OFF: 'WRITTEN_OFF',
  CASH: 'CASH',
  CARD_MACHINE: 'CARD_MACHINE',
  UPI: 'UPI',
  BANK: 'BANK',
  GATEWAY: 'GATEWAY',
  PORTAL: 'PORTAL',
  PORTAL_COMMISSION: 'PORTAL_COMMISSION',
  PORTAL_COMMISSION_TAX: 'PORTAL_COMMISSION_TAX',
  PORTAL_TCS: 'PORTAL_TCS',
  PORTAL_TDS: 'PORTAL_TDS',
  GATEWAY_FEES: 'GATEWAY_FEES',
  GATEWAY_FEE_TAX: 'GATEWAY_FEE_TAX',
  PAID_OUT: 'PAID_OUT',
  CASH_DIFFERENCES: 'CASH_DIFFERENCES',
} as const;
export type Account = (typeof Account)[keyof typeof Account];

registerEnumType(Account, {
  name: 'DayBookAccount',
  description: 'An account of the day book. The desk names a ledger for each.',
  valuesConfig: {
    GUESTS: { description: 'What guests and businesses owe.' },
    COMPANIES: { description: 'What companies owe for bills on their accounts, less what they paid.' },
    ADVANCES: { description: 'Money on receipt vouchers that no invoice has set off.' },
    SECURITY_DEPOSITS: { description: 'What the hotel holds for guests.' },
    ROOM_REVENUE: { description: 'Nights, and charges of the room.' },
    FOOD_REVENUE: { description: 'Restaurant and minibar.' },
    OTHER_REVENUE: { description: 'Laundry, transfer, extras and everything else.' },
    CANCELLATION_REVENUE: { description: 'What the hotel keeps for stays that did not take place.' },
    OUTPUT_CGST: { description: 'Central tax that the hotel owes.' },
    OUTPUT_SGST: { description: 'State tax that the hotel owes.' },
    TAX_ON_ADVANCES: { description: 'Tax on advances, until their invoice.' },
    ROUND_OFF: { description: 'Roundings of cash.' },
    WRITTEN_OFF: { description: 'Balances below ₹1.' },
    CASH: { description: 'Cash at the hotel.' },
    CARD_MACHINE: { description: 'Cards at the hotel, on the way to the bank.' },
    UPI: { description: 'UPI at the hotel.' },
    BANK: { description: 'Bank transfers, and what the gateway settled.' },
    GATEWAY: { description: 'Money at the payment gateway.' },
    PORTAL: {
      description: 'What booking portals owe: money that they collected, less what they keep and sent.',
    },
    PORTAL_COMMISSION: { description: 'Commission of booking portals, without tax.' },
    PORTAL_COMMISSION_TAX: { description: 'GST on the commission of booking portals.' },
    PORTAL_TCS: { description: 'Tax that booking portals collected at source (CGST Act, section 52).' },
    PORTAL_TDS: { description: 'Tax that booking portals deducted at source (Income-tax Act).' },
    GATEWAY_FEES: { description: 'Fees of the payment gateway, without tax.' },
    GATEWAY_FEE_TAX: { description: 'GST on these fees.' },
    PAID_OUT: { description: 'Cash that was paid out in a shift.' },
    CASH_DIFFERENCES: { description: 'Differences of the cash that was counted in shifts.' },
  },
});

/** The placeholders for the rate of GST and for half of the rate in the name of a ledger. */
export const RATE = '{rate}';
export const HALF_RATE = '{half}';

/** The placeholder for the company or the portal in the name of a ledger. */
export const PARTY = '{party}';

interface AccountRules {
  /** The name of the account's ledger until the desk enters another name. */
  ledger: string;
  /** A group that every company in Tally has. */
  group: string;
  /** Whether lines of the account have a rate of GST, so that the name of the ledger may contain the rate. */
  hasRate?: true;
  /** The ledger of lines without a party. Only an account whose lines belong to a company or a portal has it. */
  withoutParty?: string;
  /** Whether the account is cash, or money at a bank. This decides the type of a voucher. */
  isMoney?: true;
}

/** The rules of each account, in the order in which the desk lists them and a voucher shows them. */
export const ACCOUNTS: Readonly<Record<Account, AccountRules>> = {
  GUESTS: { ledger: 'Guest Ledger', group: 'Sundry Debtors' },
  COMPANIES: { ledger: PARTY, withoutParty: 'Company Ledger', group: 'Sundry Debtors' },
  ADVANCES: { ledger: 'Advance from Guests', group: 'Current Liabilities', hasRate: true },
  SECURITY_DEPOSITS: { ledger: 'Security Deposits from Guests', group: 'Current Liabilities' },
  ROOM_REVENUE: { ledger: `Room Revenue @ ${RATE}%`, group: 'Sales Accounts', hasRate: true },
  FOOD_REVENUE: { ledger: `Food and Beverage Revenue @ ${RATE}%`, group: 'Sales Accounts', hasRate: true },
  OTHER_REVENUE: { ledger: `Other Revenue @ ${RATE}%`, group: 'Sales Accounts', hasRate: true },
  CANCELLATION_REVENUE: { ledger: `Cancellation Charges @ ${RATE}%`, group: 'Sales Accounts', hasRate: true },
  OUTPUT_CGST: { ledger: `Output CGST @ ${HALF_RATE}%`, group: 'Duties & Taxes', hasRate: true },
  OUTPUT_SGST: { ledger: `Output SGST @ ${HALF_RATE}%`, group: 'Duties & Taxes', hasRate: true },
  TAX_ON_ADVANCES: { ledger: 'GST on Advances Received', group: 'Current Assets', hasRate: true },
  ROUND_OFF: { ledger: 'Round Off', group: 'Indirect Expenses' },
  WRITTEN_OFF: { ledger: 'Small Balances Written Off', group: 'Indirect Expenses' },
  CASH: { ledger: 'Cash', group: 'Cash-in-Hand', isMoney: true },
  CARD_MACHINE: { ledger: 'Card Machine Clearing', group: 'Bank Accounts', isMoney: true },
  UPI: { ledger: 'UPI Collections', group: 'Bank Accounts', isMoney: true },
  BANK: { ledger: 'Bank Account', group: 'Bank Accounts', isMoney: true },
  GATEWAY: { ledger: 'Payment Gateway Clearing', group: 'Bank Accounts', isMoney: true },
  PORTAL: { ledger: PARTY, withoutParty: 'Booking Portals', group: 'Sundry Debtors' },
  PORTAL_COMMISSION: { ledger: 'Commission of Booking Portals', group: 'Indirect Expenses' },
  PORTAL_COMMISSION_TAX: { ledger: 'Input GST on Portal Commission', group: 'Duties & Taxes' },
  PORTAL_TCS: { ledger: 'TCS under GST Receivable', group: 'Current Assets' },
  PORTAL_TDS: { ledger: 'TDS Receivable', group: 'Current Assets' },
  GATEWAY_FEES: { ledger: 'Payment Gateway Charges', group: 'Indirect Expenses' },
  GATEWAY_FEE_TAX: { ledger: 'Input GST on Gateway Charges', group: 'Duties & Taxes' },
  PAID_OUT: { ledger: 'Petty Expenses', group: 'Indirect Expenses' },
  CASH_DIFFERENCES: { ledger: 'Cash Short and Over', group: 'Indirect Expenses' },
};

export const ACCOUNT_ORDER = Object.keys(ACCOUNTS) as readonly Account[];

/** The names of ledgers, by account. */
export type LedgerNames = Readonly<Record<Account, string>>;

export const DEFAULT_LEDGERS = Object.fromEntries(
  ACCOUNT_ORDER.map((account) => [account, ACCOUNTS[account].ledger] as const),
) as LedgerNames;

/** The values that decide the name of the ledger of a line. */
interface LedgerOf {
  /** The whole rate of GST, such as 18. */
  taxPercent?: number | null;
  /** The name of the company or the portal; null when there is none. */
  party?: string | null;
}

/** The ledger of a line. */
export function ledgerOf(
  names: LedgerNames,
  account: Account,
  { taxPercent = null, party = null }: LedgerOf = {},
): string {
  const rate = taxPercent ?? 0;
  const { withoutParty } = ACCOUNTS[account];
  const named = names[account].replaceAll(RATE, String(rate)).replaceAll(HALF_RATE, String(rate / 2));
  if (withoutParty === undefined) return named;
  // A function, because `replaceAll` gives '$&' in the name of a company a special meaning.
  const ledger = named.replaceAll(PARTY, () => party ?? withoutParty);
  return isOfOther(names, ledger) ? `${ledger} (${withoutParty})` : ledger;
}

/** Whether an account without parties has this ledger, such as for a company with the name 'Cash'. */
const isOfOther = (names: LedgerNames, ledger: string): boolean =>
  ACCOUNT_ORDER.some(
    (account) =>
      ACCOUNTS[account].withoutParty === undefined && names[account].toLowerCase() === ledger.toLowerCase(),
  );
