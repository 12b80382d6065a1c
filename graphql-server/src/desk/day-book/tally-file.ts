import { xmlText, type XmlElement } from '../../platform/text/xml-file';
import type { PlainDate } from '../../platform/time/dates';
import { ACCOUNTS, type Account } from './accounts';
import type { Voucher, VoucherLine } from './voucher';

// The structure is Tally's own (decision 162): masters and vouchers as messages of an import of 'All Masters'.

const element = (
  name: string,
  content: XmlElement['content'],
  attributes?: XmlElement['attributes'],
): XmlElement => ({
  name,
  content,
  ...(attributes ? { attributes } : {}),
});

const message = (content: XmlElement): XmlElement =>
  element('TALLYMESSAGE', [content], { 'xmlns:UDF': 'TallyUDF' });

/** YYYYMMDD. */
const tallyDate = (date: PlainDate): string => date.replaceAll('-', '');

/** Rupees with two decimals. Exact, because it never divides. */
function rupeesText(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const DUTY_HEADS: Partial<Record<Account, string>> = { OUTPUT_CGST: 'Central Tax', OUTPUT_SGST: 'State Tax' };

function ledgerMaster({ ledger, account }: VoucherLine): XmlElement {
  const dutyHead = DUTY_HEADS[account];
  return element(
    'LEDGER',
    [
      element('NAME.LIST', [element('NAME', ledger)]),
      element('PARENT', ACCOUNTS[account].group),
      element('ISBILLWISEON', 'No'),
      ...(dutyHead ? [element('TAXTYPE', 'GST'), element('GSTDUTYHEAD', dutyHead)] : []),
    ],
    { NAME: ledger, ACTION: 'Create' },
  );
}

// The accounts whose ledgers are parties; the ledger of a company or a portal comes before the ledger of all guests.
const PARTIES: readonly Account[] = ['COMPANIES', 'PORTAL', 'GUESTS'];

/** In Tally a debit is below 0 and 'deemed positive'. */
function entry({ ledger, account, amountPaise }: VoucherLine): XmlElement {
  return element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', amountPaise > 0 ? 'Yes' : 'No'),
    element('ISPARTYLEDGER', PARTIES.includes(account) ? 'Yes' : 'No'),
    element('AMOUNT', rupeesText(-amountPaise)),
  ]);
}

/** The ledger of the party of a voucher: its company or portal, or else the guests, or else its first ledger. */
function partyLedger({ lines }: Voucher): string {
  const of = PARTIES.map((party) => lines.find(({ account }) => account === party)).find(Boolean);
  return (of ?? lines[0])?.ledger ?? '';
}

/** The id of the voucher. It is equal in each export, so that a second import replaces the voucher. */
const idOf = ({ source, revision }: Voucher): string => `day-book:${source}:${revision}`;

function voucherElement(voucher: Voucher): XmlElement {
  const { type, day, dated, number, narration, party, lines } = voucher;
  return element(
    'VOUCHER',
    [
      element('DATE', tallyDate(day)),
      element('EFFECTIVEDATE', tallyDate(day)),
      element('GUID', idOf(voucher)),
      element('VOUCHERTYPENAME', type),
      element('VOUCHERNUMBER', number),
      element('REFERENCE', number),
      element('REFERENCEDATE', tallyDate(dated)),
      element('NARRATION', narration),
      element('PARTYLEDGERNAME', partyLedger(voucher)),
      ...(party
        ? [
            element('PARTYNAME', party.name),
            element('BASICBUYERNAME', party.name),
            ...(party.gstin === null ? [] : [element('PARTYGSTIN', party.gstin)]),
          ]
        : []),
      element('PERSISTEDVIEW', 'Accounting Voucher View'),
      element('ISINVOICE', 'No'),
      ...lines.map(entry),
    ],
    { REMOTEID: idOf(voucher), VCHTYPE: type, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
  );
}

/** The ledgers of the vouchers, each once. Tally ignores capitals in names. */
function usedLedgers(vouchers: readonly Voucher[]): VoucherLine[] {
  const lines = vouchers.flatMap(({ lines: ofVoucher }) => ofVoucher);
  return [
    ...new Map(lines.toReversed().map((line) => [line.ledger.toLowerCase(), line] as const)).values(),
  ].toReversed();
}

/** The vouchers with the ledgers that they use, to be imported into Tally. */
export function tallyText(vouchers: readonly Voucher[]): string {
  return xmlText(
    element('ENVELOPE', [
      element('HEADER', [element('TALLYREQUEST', 'Import Data')]),
      element('BODY', [
        element('IMPORTDATA', [
          element('REQUESTDESC', [element('REPORTNAME', 'All Masters')]),
          element('REQUESTDATA', [
            ...usedLedgers(vouchers).map((line) => message(ledgerMaster(line))),
            ...vouchers.map((voucher) => message(voucherElement(voucher))),
          ]),
        ]),
      ]),
    ]),
  );
}
