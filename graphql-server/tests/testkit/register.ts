import { passesVerhoeff } from '../../src/guests/register/aadhaar-number';
import type {
  RecordFilingInput,
  RegisterParticularsInput,
  SaveRegisterPersonInput,
} from '../generated/operations';
import { execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const DUE = gql(`query RegisterDueInTest {
  registerDue {
    isOpen
    filings { entry kind reference guestName roomNumber position isChecked since dueAt number filedAt filedBy }
    incomplete { stay reference guests checked announced }
  }
}`);

const OF_STAY = gql(`query RegisterOfStayInTest($stay: ID!) {
  result: registerOfStay(stay: $stay) {
    __typename
    ... on RegisterOfStay {
      reference guests
      persons {
        id position state needsForm version missing
        particulars { name nationality documentKind documentNumber passportExpiresOn isEmployedInIndia }
      }
      filings { entry kind number }
    }
    ... on Refusal { code message }
  }
}`);

export const SAVE_REGISTER_PERSON = gql(`mutation SaveRegisterPersonInTest($input: SaveRegisterPersonInput!) {
  result: saveRegisterPerson(input: $input) {
    __typename
    ... on RegisterPersonStored { person { id state needsForm version missing } }
    ... on RegisterPersonElsewhere { code person { version particulars { name } } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code message } }
  }
}`);

const FILE = gql(`mutation RecordFilingInTest($input: RecordFilingInput!) {
  result: recordFiling(input: $input) {
    __typename
    ... on FilingStored { entry }
    ... on Refusal { code }
    ... on InvalidInput { faults { field code } }
  }
}`);

/** A guest from India, complete. */
export const INDIAN: RegisterParticularsInput = {
  name: 'Asha Rao',
  homeAddress: '12 MG Road, Bengaluru 560001',
  nationality: 'IN',
  documentKind: 'DRIVING_LICENCE',
  documentNumber: 'KA0120110012345',
  comingFrom: 'Bengaluru',
  goingTo: 'Mysuru',
};

/** A guest from abroad with a visa, complete. */
export const FOREIGNER: RegisterParticularsInput = {
  name: 'Jane Q Traveller',
  homeAddress: '4 Elm Street, Leeds',
  nationality: 'GB',
  documentKind: 'PASSPORT',
  documentNumber: 'GBX7731904',
  comingFrom: 'Delhi',
  goingTo: 'Agra',
  surname: 'Traveller',
  givenNames: 'Jane Q',
  sex: 'FEMALE',
  birthDate: '1980-02-29',
  passportIssuedIn: 'Leeds',
  passportIssuedOn: '2020-01-10',
  passportExpiresOn: '2030-01-09',
  permit: 'VISA',
  permitNumber: 'VK5550172',
  visaKind: 'e-Tourist',
  permitIssuedIn: 'London',
  permitIssuedOn: '2026-10-01',
  visaExpiresOn: '2027-09-30',
  arrivedInIndiaOn: '2026-11-20',
  arrivedInIndiaAt: 'Delhi airport',
  purpose: 'Tourism',
  isEmployedInIndia: false,
  phoneInIndia: '+91 98765 43210',
};

/** The twelve digits of an Aadhaar number that belongs to nobody: its check digit fits. */
export function aadhaarNumber(start = '23456789012'): string {
  const digit = Array.from({ length: 10 }, (_, last) => last).find((last) =>
    passesVerhoeff(`${start}${last}`),
  );
  return `${start}${digit}`;
}

/** The register of a server, as one person uses it. */
export function registerOf(server: Pick<TestServer, 'url'>, person: () => RequestOptions) {
  return {
    due: async () => (await execute(server, DUE, {}, person())).registerDue,
    look: async (stay: string) => (await execute(server, OF_STAY, { stay }, person())).result,
    save: async (stay: string, form: Partial<SaveRegisterPersonInput> = {}) => {
      const input = { stay, position: 1, seenVersion: 0, isChecked: true, particulars: FOREIGNER, ...form };
      return (await execute(server, SAVE_REGISTER_PERSON, { input }, person())).result;
    },
    file: async (input: RecordFilingInput) => (await execute(server, FILE, { input }, person())).result,
  };
}
