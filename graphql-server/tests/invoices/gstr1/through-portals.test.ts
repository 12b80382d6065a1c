import { addDays } from '../../../src/platform/time/dates';
import { hotelToday } from '../../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { csvRows } from '../../testkit/csv-rows';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { portalSteps } from '../../testkit/portals';
import { chargeSteps } from '../../testkit/posted-charges';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const RETURN = gql(`query Gstr1OfPortals($month: PlainDate!) {
  gstr1(month: $month) { offlineTool tables { number rows value { amount } cgst { amount } } files { filename content } }
}`);

const GSTIN = '27AAICA3918J1CT';

let testServer: TestServer;
let owner: RequestOptions;
let steps: ReturnType<typeof portalSteps>;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  steps = portalSteps(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

/** A guest who stays one night for ₹5,000 before GST of 5 %, and drinks water of the minibar. */
async function stayed(checkin: string, form: Parameters<typeof bookedAtDesk>[1]): Promise<string> {
  const desk = deskOf(testServer, () => owner);
  const charges = chargeSteps(testServer, () => owner);
  const stays = [deskStay({ checkin, checkout: addDays(checkin, 1), ratePaise: 500_000 })];
  const reference = await bookedAtDesk(
    testServer,
    { ...form, stays, rateReason: 'price of the portal' },
    owner,
  );
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  await charges.posted(stay, { item: await charges.item() });
  await goTo(testServer, addDays(checkin, 1), '10:00');
  expect(
    await desk.checkOut(stay, { despiteBalance: true, reason: 'The company pays the water.' }),
  ).toMatchObject({ status: 'DEPARTED' });
  return reference;
}

test('table 14(a) has what portals sold and collected, by portal, without charges of the house', async () => {
  const month = addDays(`${hotelToday().slice(0, 7)}-01`, 95).slice(0, 7);
  const [known, unknown] = [
    await steps.portal({ name: 'A Tours', gstin: GSTIN }),
    await steps.portal({ name: 'B Tours' }),
  ];
  await stayed(`${month}-05`, steps.soldBy(known.id));
  await stayed(`${month}-07`, steps.soldBy(known.id));
  await stayed(`${month}-09`, steps.soldBy(unknown.id));
  // What the hotel collects, and what it sells itself, has no tax collected at source.
  await stayed(`${month}-11`, steps.soldBy(known.id, { collector: 'HOTEL' }));
  await stayed(`${month}-13`, {});
  await goTo(testServer, `${month}-20`, '10:00');
  await testServer.runJobs();
  const { gstr1 } = await execute(testServer, RETURN, { month: `${month}-01` }, owner);
  const file = gstr1.files.find(({ filename }) => filename === `gstr-1-${month}-table-14.csv`);
  const nature = { 'Nature of supply': 'Liable to collect tax u/s 52 (TCS)' };
  expect(csvRows(file?.content ?? '')).toEqual([
    {
      ...{ ...nature, 'GSTIN of e-commerce operator': GSTIN, 'E-commerce operator': 'A Tours' },
      ...{ 'Taxable value': '10000.00', 'Central tax': '250.00', 'State tax': '250.00' },
    },
    {
      ...{ ...nature, 'GSTIN of e-commerce operator': '', 'E-commerce operator': 'B Tours' },
      ...{ 'Taxable value': '5000.00', 'Central tax': '125.00', 'State tax': '125.00' },
    },
  ]);
  expect(gstr1.tables.find(({ number }) => number === '14')).toMatchObject({
    ...{ rows: 2, value: { amount: 1_500_000 }, cgst: { amount: 37_500 } },
  });
  // The tool takes no row without the operator's GSTIN.
  const { supeco } = JSON.parse(gstr1.offlineTool ?? '{}') as { supeco: unknown };
  expect(supeco).toEqual({
    clttx: [{ etin: GSTIN, suppval: 10_000, igst: 0, cgst: 250, sgst: 250, cess: 0, flag: 'N' }],
  });
});

test('a month without portals has an empty file, and no section for the tool', async () => {
  const { gstr1 } = await execute(testServer, RETURN, { month: '2024-02-01' }, owner);
  const file = gstr1.files.find(({ filename }) => filename === 'gstr-1-2024-02-table-14.csv');
  expect(file?.content).toContain('GSTIN of e-commerce operator');
  expect(csvRows(file?.content ?? '')).toEqual([]);
  expect(gstr1.offlineTool).not.toContain('supeco');
});
