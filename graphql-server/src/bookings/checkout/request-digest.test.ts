import { createHash } from 'node:crypto';
import { bookingFormRules } from './checkout.policy';
import { digestOf } from './request-digest';

const STAY = { roomType: 'Deluxe', checkin: '2026-12-10', checkout: '2026-12-12', guests: 2, children: [] };
const GUEST = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
const BUSINESS = { name: 'Rao Textiles', address: '1 Lake Road\nUdaipur', gstin: '08AABCS1429B2ZT' };

const digestOfForm = (billing: object) =>
  digestOf(bookingFormRules({ eInvoicing: false }).parse({ ...GUEST, billing }), [STAY], null);

test('a form with a GSTIN has the digest that servers without companies abroad wrote', () => {
  // The text as the version before the companies abroad wrote it: no field may be added, left out or moved.
  const written = `["Asha Rao","asha@example.com","+91 98765 43210",null,
    {"billing":{"name":"Rao Textiles","address":["1 Lake Road","Udaipur"],"pinCode":null,
    "state":{"code":"08","name":"Rajasthan"},"gstin":"08AABCS1429B2ZT"}},[["Deluxe","2026-12-10","2026-12-12",2]]]`;
  const digest = createHash('sha256').update(written.replaceAll(/\n */g, '')).digest('hex');
  expect(digestOfForm(BUSINESS)).toEqual({ version: 2, digest });
});

test('forms that differ by the company abroad have different digests', () => {
  const { name, address } = BUSINESS;
  const abroad = (country: string, companyNumber: string) =>
    digestOfForm({ name, address, country, companyNumber }).digest;
  const digests = [
    abroad('Peru', '1'),
    abroad('Peru', '2'),
    abroad('Chile', '1'),
    digestOfForm(BUSINESS).digest,
  ];
  expect(new Set(digests).size).toBe(4);
});
