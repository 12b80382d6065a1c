import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import { RightsProvider } from '../../../../lib/rights/rights';
import { drafts } from '../../../../lib/browser/drafts';
import { EditMember } from './edit-member';
import { RoleList } from './role-list';
import StaffPage from './staff-page';

type Book = DataOf<'StaffBook'>['staffBook'];
type Member = Book['staff'][number];

const member = (given: Partial<Member>): Member => ({
  id: 'e2a7b0f2-6f0e-4a0e-9d8e-000000000001',
  name: 'Meera Nair',
  address: 'meera@example.com',
  roleId: 'reception',
  state: 'ACTIVE',
  since: '2026-11-01T04:30:00.000Z',
  expiresAt: null,
  isPinned: false,
  isYou: false,
  isOfferedOwnership: false,
  ...given,
});

const role = (id: string, name: string): Book['roles'][number] => ({
  id,
  name,
  permissions: id === 'owner' ? [] : ['bookings.read'],
  boundPaise: id === 'owner' ? null : 500_000,
  version: 1,
  people: 1,
  isShipped: true,
  isOwner: id === 'owner',
});

const OWNER = member({ id: 'you', name: 'Asha Rao', roleId: 'owner', isPinned: true, isYou: true });
const BOOK: Book = {
  staff: [OWNER, member({})],
  roles: [role('owner', 'Owner'), role('reception', 'Reception')],
  permissions: [{ name: 'bookings.read', meaning: 'read bookings' }],
};

const SECURITY = { requiresSecondFactor: false, sharedComputerMinutes: 30, version: 3 };

function open(responders: Responders = {}, permissions = ['staff.read', 'staff.write']) {
  const server = new Server({
    StaffBook: () => ({ staffBook: BOOK }),
    DeskSecurity: () => ({ deskSecurity: SECURITY }),
    ...responders,
  });
  renderServed(
    <RightsProvider
      value={{
        name: 'Asha Rao',
        role: 'Owner',
        isAdmin: true,
        boundPaise: null,
        may: (permission) => permissions.includes(permission),
      }}
    >
      <StaffPage />
    </RightsProvider>,
    server,
  );
  return server;
}

/** Fills in and sends the form of an invitation. */
async function invite() {
  const form = within(await screen.findByRole('form', { name: 'Invite a person' }));
  await userEvent.type(form.getByLabelText(/^Name/), 'Ravi Das');
  await userEvent.type(form.getByLabelText(/^E-mail address/), 'ravi@example.com');
  await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
}

describe('the page of the staff', () => {
  test('invites a person to a role, and says how long the link works', async () => {
    const invited = member({ id: 'new', name: 'Ravi Das', state: 'INVITED' });
    const server = open({
      InviteStaff: () => ({ result: { __typename: 'StaffSaved', staff: [OWNER, invited] } }),
    });
    await invite();
    expect(
      await screen.findByText(
        'An invitation is on its way to ravi@example.com. The link works for 72 hours.',
      ),
    ).toBeVisible();
    expect(server.variablesOf('InviteStaff')).toEqual([
      { input: { email: 'ravi@example.com', name: 'Ravi Das', roleId: 'reception' } },
    ]);
  });

  test('says why an invitation was refused, and keeps what was typed', async () => {
    const message = 'This person belongs to the staff already.';
    open({ InviteStaff: () => ({ result: { __typename: 'StaffRefused', code: 'ALREADY_STAFF', message } }) });
    await invite();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByDisplayValue('ravi@example.com')).toBeVisible();
  });

  test('asks once more before it suspends a member', async () => {
    const suspended = [OWNER, member({ state: 'SUSPENDED' })];
    const server = open({ SuspendStaff: () => ({ result: { __typename: 'StaffSaved', staff: suspended } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend Meera Nair' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspend Meera Nair?' }));
    expect(server.variablesOf('SuspendStaff')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Meera Nair is suspended.')).toBeVisible();
    expect(server.variablesOf('SuspendStaff')).toHaveLength(1);
  });

  test('offers nothing to press about others to people who may only read it', async () => {
    open({}, ['staff.read']);
    expect(await screen.findByText('Meera Nair')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sign me out everywhere',
    ]);
  });
});

test('the factor of a member who lost it is removed after a question', async () => {
  const server = open({ ResetSecondFactor: () => ({ result: { __typename: 'SecondFactorRemoved' } }) });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove the second factor of Meera Nair' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the factor' }));
  expect(await screen.findByText('Meera Nair has no second factor now.')).toBeVisible();
  expect(server.received.map(({ name }) => name)).toContain('ResetSecondFactor');
});

test('the owner requires a second factor, and faults are shown at their fields', async () => {
  const server = open(
    {
      EditDeskSecurity: ({ input }) =>
        input.sharedComputerMinutes === 1
          ? {
              result: {
                __typename: 'InvalidInput',
                faults: [{ field: 'sharedComputerMinutes', message: 'Minutes must be from 5 to 240.' }],
              },
            }
          : {
              result: {
                __typename: 'DeskSecuritySaved',
                security: { requiresSecondFactor: true, sharedComputerMinutes: 20, version: 4 },
              },
            },
    },
    ['staff.read', 'staff.write', 'settings.write'],
  );
  const form = await screen.findByRole('form', { name: 'Sign-ins of the staff' });
  await userEvent.selectOptions(within(form).getByLabelText('Second factor'), 'yes');
  const minutes = within(form).getByLabelText('Minutes until a shared computer signs out');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '1');
  await userEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
  expect(await within(form).findByText('Minutes must be from 5 to 240.')).toBeVisible();
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '20');
  await userEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
  expect(await within(form).findByText('The settings of sign-ins are saved.')).toBeVisible();
  expect(server.variablesOf('EditDeskSecurity').at(-1)).toEqual({
    input: { requiresSecondFactor: true, sharedComputerMinutes: 20 },
    version: 3,
  });
});

describe('what is typed over a role or a member', () => {
  const PERMISSIONS = [
    { name: 'bookings.read', meaning: 'read bookings' },
    { name: 'payments.take', meaning: 'take payments' },
  ];
  const RECEPTION = {
    __typename: 'StaffRoleView' as const,
    ...role('reception', 'Reception'),
    permissions: ['bookings.read', 'payments.take'],
  };
  const owner = {
    name: 'Asha Rao',
    role: 'Owner',
    isAdmin: true,
    boundPaise: null,
    may: () => true,
  };
  const showRole = (stored: typeof RECEPTION, server = new Server({})) =>
    renderServed(
      <RightsProvider value={owner}>
        <RoleList roles={[stored]} permissions={PERMISSIONS} />
      </RightsProvider>,
      server,
    );

  beforeEach(() => {
    sessionStorage.clear();
    drafts.belongTo('asha');
  });

  test('‘Keep mine’ does not give back a right that another owner took away from the role', async () => {
    const answer = { __typename: 'RolesSaved' as const, roles: [] };
    const server = new Server({ EditRole: () => ({ result: answer }) });
    const before = showRole(RECEPTION);
    await userEvent.type(screen.getByLabelText(/^Name/), ' desk');
    before.unmount();
    showRole({ ...RECEPTION, permissions: ['bookings.read'], version: 2 }, server);
    expect(screen.getByText('take payments: Yes → No')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Keep mine'));
    await userEvent.click(screen.getByText('Save the role'));
    await screen.findByText(/is saved\. The change takes effect at once\.$/);
    expect(server.variablesOf('EditRole')).toMatchObject([
      { version: 2, input: { name: 'Reception desk', permissions: ['bookings.read'] } },
    ]);
  });

  test('what the person has saved is not called a change of somebody else', async () => {
    let stored = RECEPTION;
    const server = open({
      StaffBook: () => ({ staffBook: { ...BOOK, roles: [stored], permissions: PERMISSIONS } }),
      EditRole: ({ input }) => {
        stored = { ...stored, boundPaise: input.boundPaise ?? 0, version: stored.version + 1 };
        return { result: { __typename: 'RolesSaved', roles: [stored] } };
      },
    });
    const bound = await screen.findByLabelText(/^May give away/);
    await userEvent.clear(bound);
    await userEvent.type(bound, '7000.00');
    await userEvent.click(screen.getByText('Save the role'));
    await screen.findByText(/is saved\. The change takes effect at once\.$/);
    expect(bound).toHaveValue('7000');
    await userEvent.type(bound, '1');
    expect(screen.queryByText('Changed by somebody else meanwhile:')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Save the role'));
    await waitFor(() =>
      expect(server.variablesOf('EditRole')).toMatchObject([{ version: 1 }, { version: 2 }]),
    );
  });

  test('‘Keep mine’ keeps the typed name of a member and takes the role that another owner gave', async () => {
    const server = new Server({ EditStaff: () => ({ result: { __typename: 'StaffSaved', staff: [] } }) });
    const roles = [role('reception', 'Reception'), role('books', 'Bookkeeper')];
    const show = async (roleId: string) => {
      const shown = renderServed(
        <EditMember member={member({ roleId })} roles={roles} onDone={() => undefined} />,
        server,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Change Meera Nair' }));
      return shown;
    };
    const before = await show('reception');
    await userEvent.type(screen.getByLabelText(/^Name/), ' Das');
    before.unmount();
    await show('books');
    expect(screen.getByText('Role: Reception → Bookkeeper')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(server.variablesOf('EditStaff')).toMatchObject([
      { input: { name: 'Meera Nair Das', roleId: 'books' } },
    ]);
  });
});
