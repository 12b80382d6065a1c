/**
 * Stands in for the invoice registration portal: POST /api/Invoice registers a document of schema INV-01 1.1, and GET
 * /api/Invoice/irn/:irn finds it again. It checks the JSON as the portal does, and its signatures are real.
 */
import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import express, { type Response } from 'express';
import { z } from 'zod';
import { close, listen, LOOPBACK } from './listening';

const amount = z.number().refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6);
const gstin = z.string().regex(/^[0-9]{2}[A-Z0-9]{13}$/);
const date = z.string().regex(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/20\d\d$/);

const party = z.object({
  Gstin: gstin,
  LglNm: z.string().min(3).max(100),
  Addr1: z.string().min(1).max(100),
  Addr2: z.string().min(3).max(100).optional(),
  Loc: z.string().min(3).max(50),
  Pin: z.number().int().min(100_000).max(999_999),
  Stcd: z.string().regex(/^\d{1,2}$/),
});

const documentShape = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.enum(['Y', 'N']),
  }),
  DocDtls: z.strictObject({
    Typ: z.enum(['INV', 'CRN', 'DBN']),
    No: z.string().regex(/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/),
    Dt: date,
  }),
  SellerDtls: party.extend({ TrdNm: z.string().min(3).max(100).optional() }),
  BuyerDtls: party.extend({ Pos: z.string().regex(/^\d{1,2}$/) }),
  ItemList: z
    .array(
      z.strictObject({
        SlNo: z.string().min(1).max(6),
        PrdDesc: z.string().min(3).max(300),
        IsServc: z.enum(['Y', 'N']),
        HsnCd: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/),
        Qty: z.number(),
        Unit: z.string().min(3).max(8),
        UnitPrice: z.number(),
        TotAmt: amount,
        Discount: amount,
        AssAmt: amount,
        GstRt: z.number(),
        CgstAmt: amount,
        SgstAmt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1),
  ValDtls: z.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    RndOffAmt: amount,
    TotInvVal: amount,
  }),
  RefDtls: z.object({ PrecDocDtls: z.array(z.object({ InvNo: z.string(), InvDt: date })) }).optional(),
});

type PortalDocument = z.infer<typeof documentShape>;

interface Registered {
  Irn: string;
  AckNo: number;
  AckDt: string;
  SignedQRCode: string;
}

export interface LocalRegistrationPortal {
  url: string;
  /** How it responds from now on; 'lost' registers the document and drops the response. */
  behave(how: 'well' | '500' | 'lost'): void;
  registered(): Registered[];
  /** The key with which its signatures can be verified. */
  publicKey: string;
  stop(): Promise<void>;
}

const paise = (rupees: number): number => Math.round(rupees * 100);

/** The fault of the sums, with the portal's own codes where they are known here. */
function faultOf({ SellerDtls, BuyerDtls, ItemList, ValDtls }: PortalDocument): [string, string] | null {
  if (SellerDtls.Gstin === BuyerDtls.Gstin)
    return ['2211', 'Supplier and recipient GSTIN should not be same'];
  if (!BuyerDtls.Gstin.startsWith(BuyerDtls.Stcd.padStart(2, '0')))
    return ['3039', 'Recipient state code does not match with its GSTIN'];
  const sum = (key: 'AssAmt' | 'CgstAmt' | 'SgstAmt') =>
    ItemList.reduce((total, item) => total + paise(item[key]), 0);
  if (sum('AssAmt') !== paise(ValDtls.AssVal)) return ['2182', 'AssVal is not the sum of the items'];
  if (sum('CgstAmt') !== paise(ValDtls.CgstVal) || sum('SgstAmt') !== paise(ValDtls.SgstVal))
    return ['2194', 'Tax is not the sum of the items'];
  const total = sum('AssAmt') + sum('CgstAmt') + sum('SgstAmt') + paise(ValDtls.RndOffAmt);
  return total === paise(ValDtls.TotInvVal) ? null : ['2189', 'TotInvVal is not the sum of its parts'];
}

/** The financial year, April to March, such as '2026-27'. */
function financialYearOf(day: string): string {
  const [, month = 0, year = 0] = day.split('/').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

function irnOf({ SellerDtls, DocDtls }: PortalDocument): string {
  const { Typ, No, Dt } = DocDtls;
  return createHash('sha256')
    .update(`${SellerDtls.Gstin}${financialYearOf(Dt)}${Typ}${No}`)
    .digest('hex');
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startLocalRegistrationPortal(
  /** With a GSTIN, the account may act only for that GSTIN. */
  keys: { clientId: string; clientSecret: string; gstin?: string },
  port = 0,
): Promise<LocalRegistrationPortal> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const documents = new Map<string, Registered>();
  let how: 'well' | '500' | 'lost' = 'well';

  function register(document: PortalDocument): Registered {
    const irn = irnOf(document);
    const { SellerDtls, BuyerDtls, DocDtls, ItemList, ValDtls } = document;
    const acknowledged = new Date(Date.now() + 19_800_000).toISOString().slice(0, 19).replace('T', ' ');
    const data = {
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo: DocDtls.No,
      DocTyp: DocDtls.Typ,
      DocDt: DocDtls.Dt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      MainHsnCode: ItemList[0]?.HsnCd,
      Irn: irn,
      IrnDt: acknowledged,
    };
    const signed = `${base64({ alg: 'RS256', typ: 'JWT' })}.${base64({ data: JSON.stringify(data), iss: 'NIC' })}`;
    const signature = createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url');
    const entry = {
      Irn: irn,
      AckNo: 112_610_000_000_000 + documents.size + 1,
      AckDt: acknowledged,
      SignedQRCode: `${signed}.${signature}`,
    };
    documents.set(irn, entry);
    return entry;
  }

  const refuse = (response: Response, code: string, message: string, info?: object) =>
    response.json({
      Status: 0,
      Data: null,
      ErrorDetails: [{ ErrorCode: code, ErrorMessage: message }],
      InfoDtls: info ? [info] : null,
    });

  const app = express();
  app.use(express.json());
  app.use((request, response, next) => {
    if (how === '500') return response.status(500).end();
    const isKnown =
      request.get('client_id') === keys.clientId && request.get('client_secret') === keys.clientSecret;
    if (!isKnown) return refuse(response.status(401), '1005', 'Invalid Token');
    const isOfAccount = keys.gstin === undefined || request.get('gstin') === keys.gstin;
    return isOfAccount ? next() : refuse(response, '1015', 'Invalid GSTIN for this user');
  });
  app.post('/api/Invoice', (request, response) => {
    const parsed = documentShape.safeParse(request.body);
    if (!parsed.success) return refuse(response, '5002', z.prettifyError(parsed.error));
    const fault = faultOf(parsed.data);
    if (fault) return refuse(response, ...fault);
    const before = documents.get(irnOf(parsed.data));
    if (before) {
      const { AckNo, AckDt, Irn } = before;
      return refuse(response, '2150', 'Duplicate IRN', { InfCd: 'DUPIRN', Desc: { AckNo, AckDt, Irn } });
    }
    const entry = register(parsed.data);
    return how === 'lost'
      ? response.destroy()
      : response.json({ Status: 1, Data: entry, ErrorDetails: null });
  });
  app.get('/api/Invoice/irn/:irn', (request, response) => {
    const entry = documents.get(request.params.irn);
    return entry
      ? response.json({ Status: 1, Data: entry, ErrorDetails: null })
      : refuse(response, '2148', 'IRN does not exist');
  });

  const server = createServer(app);
  const url = `http://${LOOPBACK}:${await listen(server, port)}`;
  return {
    url,
    behave: (next) => {
      how = next;
    },
    registered: () => [...documents.values()],
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    stop: () => close(server),
  };
}
