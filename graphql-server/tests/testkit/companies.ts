import type { CompanyInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const ADD = gql(`mutation AddCompanyInTest($input: CompanyInput!) {
  result: addCompany(input: $input) {
    __typename
    ... on CompanySaved { company { id version name gstin stateCode creditLimitPaise } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT = gql(`mutation EditCompanyInTest($id: ID!, $input: CompanyInput!, $version: Int!) {
  result: editCompany(id: $id, input: $input, version: $version) {
    __typename
    ... on CompanySaved { company { id version name gstin } }
    ... on CompanyChanged { company { version } }
    ... on InvalidInput { faults { field code } }
    ... on RecordNotFound { code }
  }
}`);
const ARCHIVE = gql(`mutation ArchiveCompanyInTest($id: ID!, $archived: Boolean!, $version: Int!) {
  result: archiveCompany(id: $id, archived: $archived, version: $version) {
    __typename
    ... on CompanySaved { company { version isArchived } }
    ... on Refusal { code message }
  }
}`);
const SET_PAYER = gql(`mutation SetCompanyOfBookingInTest($reference: String!, $companyId: ID, $folioId: ID) {
  result: setCompanyOfBooking(reference: $reference, companyId: $companyId, folioId: $folioId) {
    __typename
    ... on CompanyOfBookingSet { company { id name } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const SEARCH = gql(`query CompaniesInTest($search: String!, $archived: Boolean!) {
  companies(search: $search, archived: $archived) { id name isArchived contacts { name email phone } }
}`);
const BILLING = gql(`query BillingOfCompanyInTest($reference: String!) {
  result: guestBilling(reference: $reference) {
    __typename
    ... on BookingBilling { companyName details { name gstin address stateCode companyNumber } }
  }
}`);

/** A GSTIN of Maharashtra. */
export const TRADERS_GSTIN = '27AAPFU0939F1ZV';

/** A company that may owe ₹10,00,000 and pays within 30 days. */
const TRADERS: CompanyInput = {
  name: 'Konkan Traders LLP',
  address: '12 Marine Drive\nMumbai',
  gstin: TRADERS_GSTIN,
  pinCode: '400020',
  contacts: [{ name: 'Asha Rao', email: 'asha@konkan.example', phone: '+91 98200 44556' }],
  creditLimitPaise: 100_000_000,
  daysToPay: 30,
  note: '',
};

let names = 0;

/** The steps of the staff with companies. */
export function companySteps(server: Pick<TestServer, 'url'>, staff: () => RequestOptions) {
  const formOf = (form: Partial<CompanyInput>): CompanyInput => ({ ...TRADERS, ...form });
  const add = async (form: Partial<CompanyInput> = {}, who = staff()) =>
    (await execute(server, ADD, { input: formOf(form) }, who)).result;
  /** A company that is added now, with a name that no other has. */
  const added = async (form: Partial<CompanyInput> = {}) => {
    const result = await add({ name: `Konkan Traders ${(names += 1)} LLP`, ...form });
    assertType(result, 'CompanySaved');
    return result.company;
  };
  const edit = async (id: string, version: number, form: Partial<CompanyInput>, who = staff()) =>
    (await execute(server, EDIT, { id, version, input: formOf(form) }, who)).result;
  const archive = async (id: string, version: number, archived = true) =>
    (await execute(server, ARCHIVE, { id, version, archived }, staff())).result;
  const setPayer = async (reference: string, companyId: string | null, who = staff()) =>
    (await execute(server, SET_PAYER, { reference, companyId }, who)).result;
  /** Makes a company the payer of a further folio. */
  const setFolioPayer = async (reference: string, folioId: string, companyId: string | null) =>
    (await execute(server, SET_PAYER, { reference, companyId, folioId }, staff())).result;
  const search = async (text: string, archived = false) =>
    (await execute(server, SEARCH, { search: text, archived }, staff())).companies;
  const billingOf = async (reference: string) => {
    const { result } = await execute(server, BILLING, { reference }, staff());
    assertType(result, 'BookingBilling');
    return result;
  };
  return { add, added, edit, archive, setPayer, setFolioPayer, search, billingOf };
}
