import type { PlainDate } from '../../platform/time/dates';
import type { Gstr1Tables, ReturnedAmount, ReturnedDocument, ReturnedSupplier } from './gstr1.read-model';
import { NATURES } from './gstr1-files';

// The names come from the government's offline tool (GSTR-1 of the GST portal, version 3): `fp` is the month, `b2b`
// table 4, `b2cs` 7, `cdnr` 9B, `at` 11A, `txpd` 11B, `hsn` 12, `doc_issue` 13 and `supeco` 14, whose `clttx` is 14(a).
const VERSION = 'GST3.2.1';

const rupees = (paise: number): number => paise / 100;

/** DD-MM-YYYY. */
const indianDate = (date: PlainDate): string => date.split('-').toReversed().join('-');

const taxes = ({ cgstPaise, sgstPaise }: ReturnedAmount) => ({
  camt: rupees(cgstPaise),
  samt: rupees(sgstPaise),
  csamt: 0,
});

const item = (amount: ReturnedAmount) => ({
  // The portal numbers rows by their rate: 1801 is the first row at 18 %.
  num: amount.taxPercent * 100 + 1,
  itm_det: { rt: amount.taxPercent, txval: rupees(amount.valuePaise), ...taxes(amount) },
});

/** The rows of each key, in the order in which the keys first appear. */
function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (readonly [string, Row[]])[] {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key) => [key, rows.filter((row) => keyOf(row) === key)] as const);
}

function documentsOf<Written>(
  rows: readonly ReturnedDocument[],
  write: (document: ReturnedDocument, items: ReturnType<typeof item>[]) => Written,
): { ctin: string; documents: Written[] }[] {
  return groups(rows, ({ gstin }) => gstin).map(([ctin, ofBusiness]) => ({
    ctin,
    documents: groups(ofBusiness, ({ number }) => number).flatMap(([, rates]) => {
      const [first] = rates;
      return first ? [write(first, rates.map(item))] : [];
    }),
  }));
}

const common = ({ totalPaise, placeOfSupply }: ReturnedDocument) => ({
  val: rupees(totalPaise),
  pos: placeOfSupply,
  rchrg: 'N',
  inv_typ: 'R',
});

function advancesOf(amounts: readonly ReturnedAmount[], pos: string) {
  if (amounts.length === 0) return [];
  const itms = amounts.map((amount) => ({
    rt: amount.taxPercent,
    ad_amt: rupees(amount.valuePaise),
    ...taxes(amount),
  }));
  return [{ pos, sply_ty: 'INTRA', itms }];
}

function suppliesOf({ supplies }: Gstr1Tables, isToBusiness: boolean) {
  return supplies
    .filter((supply) => supply.isToBusiness === isToBusiness)
    .map((supply, index) => ({
      num: index + 1,
      hsn_sc: supply.sac,
      uqc: 'NA',
      qty: 0,
      rt: supply.taxPercent,
      txval: rupees(supply.valuePaise),
      iamt: 0,
      ...taxes(supply),
    }));
}

const seriesOf = ({ series }: Gstr1Tables) =>
  groups(series, ({ kind }) => kind).flatMap(([, runs]) => {
    const [first] = runs;
    if (!first) return [];
    const [number, name] = NATURES[first.kind];
    const docs = runs.map(({ first: from, last: to, count }, index) => ({
      num: index + 1,
      from,
      to,
      totnum: count,
      cancel: 0,
      net_issue: count,
    }));
    return [{ doc_num: number, doc_typ: name, docs }];
  });

/** Table 14(a). A portal without a GSTIN has no row here; its file names it. */
const portalsOf = ({ throughPortals }: Gstr1Tables) =>
  throughPortals.flatMap(({ gstin, valuePaise, cgstPaise, sgstPaise }) =>
    gstin === null
      ? []
      : [
          {
            ...{ etin: gstin, suppval: rupees(valuePaise), igst: 0 },
            ...{ cgst: rupees(cgstPaise), sgst: rupees(sgstPaise), cess: 0, flag: 'N' },
          },
        ],
  );

type Section = string | object;

const isEmpty = (section: Section): boolean =>
  typeof section === 'object' && Object.keys(section).length === 0;

/** The tool reads a missing section as a section without rows. It refuses a section that has no rows. */
function withoutEmptySections(content: object): object {
  const kept = Object.entries(content)
    .map(([name, section]: [string, Section]): [string, Section] => [
      name,
      typeof section === 'object' && !Array.isArray(section) ? withoutEmptySections(section) : section,
    ])
    .filter(([, section]) => !isEmpty(section));
  return Object.fromEntries(kept);
}

/**
 * The return of the month in the format of the government's offline tool. All supplies are within the hotel's state.
 */
export function gstr1Return(
  { month, gstin, placeOfSupply }: ReturnedSupplier & { month: PlainDate },
  tables: Gstr1Tables,
): string {
  const [year = '', monthOfYear = ''] = month.split('-');
  const content = {
    gstin,
    fp: `${monthOfYear}${year}`,
    version: VERSION,
    hash: 'hash',
    b2b: documentsOf(tables.toBusinesses, (invoice, itms) => ({
      inum: invoice.number,
      idt: indianDate(invoice.dated),
      ...common(invoice),
      itms,
    })).map(({ ctin, documents: inv }) => ({ ctin, inv })),
    b2cs: tables.toOthers.map((amount) => ({
      sply_ty: 'INTRA',
      typ: 'OE',
      pos: placeOfSupply,
      rt: amount.taxPercent,
      txval: rupees(amount.valuePaise),
      ...taxes(amount),
    })),
    cdnr: documentsOf(tables.creditNotes, (note, itms) => ({
      ntty: 'C',
      nt_num: note.number,
      nt_dt: indianDate(note.dated),
      ...common(note),
      itms,
    })).map(({ ctin, documents: nt }) => ({ ctin, nt })),
    at: advancesOf(tables.advances, placeOfSupply),
    txpd: advancesOf(tables.usedAdvances, placeOfSupply),
    hsn: { hsn_b2b: suppliesOf(tables, true), hsn_b2c: suppliesOf(tables, false) },
    doc_issue: { doc_det: seriesOf(tables) },
    supeco: { clttx: portalsOf(tables) },
  };
  return JSON.stringify(withoutEmptySections(content), null, 2);
}
