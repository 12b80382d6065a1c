import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const FIGURES = gql(`query FiguresOutOfRange($from: PlainDate!) {
  result: figures(from: $from) { __typename ... on InvalidInput { faults { field code } } }
}`);
const CHARGES = gql(`query ChargesOutOfRange($from: PlainDate!) {
  result: exportCharges(from: $from, to: $from) { __typename ... on InvalidInput { faults { field code } } }
}`);
const REPORT = gql(`query ReportOutOfRange($month: PlainDate!) {
  result: monthlyReport(month: $month) { __typename ... on InvalidInput { faults { field code } } }
}`);
const CLOSE = gql(`mutation CountOutOfRange($input: CashCountInput!) {
  result: closeCashUp(input: $input) { __typename ... on InvalidInput { faults { field code } } }
}`);
const GSTR1 = gql(`query ReturnOutOfRange($day: PlainDate!) { gstr1(month: $day) { month } }`);
const SETTLEMENTS = gql(`query SettlementsOutOfRange($day: PlainDate!) { settlements(to: $day) { from } }`);
const FEES = gql(
  `query FeesOutOfRange($day: PlainDate!) { feesByMonth(from: $day, to: $day) { __typename } }`,
);
const DEPARTURES = gql(
  `query DeparturesOutOfRange($day: PlainDate!) { departures(day: $day) { __typename } }`,
);
const ARRIVALS = gql(`query ArrivalsOutOfRange($day: PlainDate!) { arrivals(day: $day) { __typename } }`);
const CASH_UP = gql(`query CashUpOutOfRange($day: PlainDate!) { cashUp(day: $day) { day } }`);
const NIGHT_AUDIT = gql(`query NightAuditOutOfRange($day: PlainDate!) { nightAudit(day: $day) { day } }`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

describe.each([
  ['0001-01-01', 'DATE_TOO_EARLY'],
  ['9999-12-31', 'DATE_TOO_LATE'],
])('a period that begins on %s', (day, code) => {
  test('has no figures and no files, and the refusal names the field', async () => {
    const { result: figures } = await execute(testServer, FIGURES, { from: day }, owner);
    expect(figures).toMatchObject({ faults: [{ field: 'from', code }] });
    const { result: charges } = await execute(testServer, CHARGES, { from: day }, owner);
    expect(charges).toMatchObject({ faults: [{ field: 'from', code }] });
    const { result: report } = await execute(testServer, REPORT, { month: day }, owner);
    expect(report).toMatchObject({ faults: [{ field: 'month', code }] });
  });

  test('has no count of cash', async () => {
    const input = { day, expectedCash: 0, countedCash: 0, note: '' };
    const { result } = await execute(testServer, CLOSE, { input }, owner);
    expect(result).toMatchObject({ faults: [{ field: 'day', code }] });
  });

  test.each([
    ['gstr1', GSTR1, 'month'],
    ['settlements', SETTLEMENTS, 'to'],
    ['feesByMonth', FEES, 'from'],
    ['arrivals', ARRIVALS, 'day'],
    ['departures', DEPARTURES, 'day'],
    ['cashUp', CASH_UP, 'day'],
    ['nightAudit', NIGHT_AUDIT, 'day'],
  ])('is refused by %s, which names the argument', async (_name, document, field) => {
    const { errors } = await executeExpectingErrors(testServer, document, { day }, owner);
    expect(errors).toMatchObject([
      { message: expect.stringContaining(field), extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
  });
});
