import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type {
  Register_FilingFragment,
  Register_PersonFragment,
  RegisterOfStayQuery,
} from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import { typedOf } from './particulars';
import RegisterPage from './register-page';
import RegisterStayPage from './register-stay-page';

const NOW = '2026-11-27T05:00:00.000Z';

const FILING: Register_FilingFragment = {
  ...{ entry: 'entry-1', kind: 'ARRIVAL', stay: 'stay-1', reference: 'SC-1', guestName: 'Meera Iyer' },
  ...{ roomNumber: '204', position: 1, isChecked: true, since: '2026-11-26T08:00:00.000Z' },
  ...{ dueAt: '2026-11-27T08:00:00.000Z', number: null, filedAt: null, filedBy: null },
};

const nobody = Object.fromEntries(Object.keys(typedOf(null)).map((name) => [name, null]));

const JANE: Register_PersonFragment = {
  ...{ id: 'entry-1', position: 1, state: 'ANNOUNCED', needsForm: true, version: 1, missing: ['permit'] },
  particulars: {
    ...nobody,
    name: 'Jane Q Traveller',
    nationality: 'GB',
  } as Register_PersonFragment['particulars'],
};

const STAY: RegisterOfStayQuery['registerOfStay'] = {
  ...{
    __typename: 'RegisterOfStay' as const,
    stay: 'stay-1',
    reference: 'SC-1',
    guestName: 'Meera Iyer',
    roomNumber: '204',
  },
  ...{
    status: 'IN_HOUSE' as const,
    guests: 2,
    checkin: '2026-11-26',
    checkout: '2026-11-28',
    checkedInAt: FILING.since,
  },
  ...{ checkedOutAt: null, persons: [JANE], filings: [FILING] },
};

const HOTEL = {
  name: 'A hotel',
  address: 'A street',
  phone: '1',
  email: 'a@b.example',
  town: 'A town',
};

function show(
  page: 'list' | 'stay',
  responders: Responders = {},
  permissions = ['register.read', 'register.write'],
) {
  const server = new Server({
    RegisterDue: () => ({
      registerDue: {
        ...{ isOpen: true, at: NOW, filings: [FILING] },
        incomplete: [
          {
            ...{ stay: 'stay-1', reference: 'SC-1', guestName: 'Meera Iyer', roomNumber: '204', guests: 2 },
            ...{ checked: 0, announced: 1, checkedInAt: FILING.since },
          },
        ],
      },
    }),
    RegisterOfStay: () => ({ property: HOTEL, registerOfStay: STAY }),
    ...responders,
  });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: 0 };
  renderServed(
    <RightsProvider value={{ ...rights, may: (permission) => permissions.includes(permission) }}>
      {page === 'list' ? (
        <RegisterPage />
      ) : (
        <Routes>
          <Route path="/desk/register/:stay" element={<RegisterStayPage />} />
        </Routes>
      )}
    </RightsProvider>,
    server,
    page === 'list' ? '/desk/register' : '/desk/register/stay-1',
  );
  return { server, user: userEvent.setup() };
}

test('the list says what is due by when, and who is not in the register', async () => {
  show('list');
  const due = within(await screen.findByRole('region', { name: 'Form III to file' }));
  expect(due.getByRole('link', { name: 'Room 204, Meera Iyer, guest 1' })).toBeVisible();
  expect(due.getByText('3 hours left')).toBeVisible();
  expect(screen.getByText(/2 guests, 0 checked with the document/)).toBeVisible();
});

test('the fields follow from the nationality and the permit', async () => {
  const { user } = show('stay');
  const jane = within(await screen.findByRole('form', { name: 'Particulars of guest 1' }));
  expect(jane.queryByLabelText('Number of the visa')).not.toBeInTheDocument();
  await user.selectOptions(jane.getByLabelText('Stays in India by'), 'a visa');
  expect(jane.getByLabelText('Number of the visa')).toBeVisible();
  await user.selectOptions(jane.getByLabelText('Nationality'), 'India');
  expect(jane.queryByLabelText('Stays in India by')).not.toBeInTheDocument();
});

test('Enter stores a guest with the version that was seen; a fault stands at its field', async () => {
  const { server, user } = show('stay', {
    SaveRegisterPerson: () => ({
      saveRegisterPerson: {
        __typename: 'InvalidInput',
        message: 'Please correct the form.',
        faults: [{ field: 'documentNumber', message: 'This contains an Aadhaar number.' }],
      },
    }),
  });
  const jane = within(await screen.findByRole('form', { name: 'Particulars of guest 1' }));
  await user.type(jane.getByLabelText('Number of the document'), 'GBX1{Enter}');
  expect(await jane.findByText('This contains an Aadhaar number.')).toBeVisible();
  await waitFor(() => expect(jane.getByLabelText('Number of the document')).toHaveFocus());
  expect(server.variablesOf('SaveRegisterPerson')).toEqual([
    {
      input: {
        ...{ stay: 'stay-1', position: 1, seenVersion: 1, isChecked: true },
        particulars: { name: 'Jane Q Traveller', nationality: 'GB', documentNumber: 'GBX1' },
      },
    },
  ]);
});

test('what is filed is recorded with its number', async () => {
  const { server, user } = show('stay', {
    RecordFiling: () => ({ recordFiling: { __typename: 'FilingStored', entry: 'entry-1' } }),
  });
  const filing = within(await screen.findByRole('form', { name: 'Form III at arrival of guest 1' }));
  await user.type(filing.getByLabelText(/^Number that the authority’s page gave/), 'A-77{Enter}');
  await waitFor(() =>
    expect(server.variablesOf('RecordFiling')).toEqual([
      { input: { entry: 'entry-1', kind: 'ARRIVAL', number: 'A-77' } },
    ]),
  );
});

test('who may only read has no buttons to store', async () => {
  show('stay', {}, ['register.read']);
  await screen.findByRole('form', { name: 'Particulars of guest 1' });
  expect(screen.queryByRole('button', { name: /save/i })).not.toBeInTheDocument();
});
