import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import { RightsProvider } from '../../../../lib/rights/rights';
import type { Folio, FolioLine } from './folio-names';
import { Folios } from './folios';
import { useFolios } from './use-folios';

const line = (fields: Partial<FolioLine> = {}): FolioLine => ({
  id: 7,
  kind: 'ROOM_NIGHT',
  stayId: 'stay-1',
  night: '2026-11-27',
  name: null,
  pieces: null,
  isInvoiced: false,
  canMove: true,
  canSplit: true,
  amount: rupees(896_000),
  ...fields,
});

const GUEST: Folio = {
  ...{ id: null, place: 1, name: null, takes: [], closedAt: null, closedReason: null, payer: null },
  ...{ charged: rupees(896_000), balance: rupees(896_000) },
  lines: [line()],
};
const COMPANY: Folio = {
  ...{
    id: 'folio-2',
    place: 2,
    name: 'Marigold',
    takes: [],
    closedAt: null,
    closedReason: null,
    payer: null,
  },
  ...{ charged: rupees(0), balance: rupees(0) },
  lines: [],
};

const stored = (folios: Folio[]) => ({ __typename: 'FoliosStored' as const, folios });

function Page() {
  return <Folios reference="SC-TEST2345" {...useFolios('SC-TEST2345')} canOpen />;
}

function show(folios: Folio[], responders: Responders = {}, mayPost = true) {
  const server = new Server({
    FolioList: () => ({ property: { asksPinCode: false }, folioList: folios }),
    ...responders,
  });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: null };
  renderServed(
    <RightsProvider value={{ ...rights, may: () => mayPost }}>
      <Page />
    </RightsProvider>,
    server,
  );
  return { server, user: userEvent.setup() };
}

test('a bill with one folio offers a second one, which takes room and tax', async () => {
  const folios = [GUEST];
  const { server, user } = show(folios, {
    OpenFolio: () => {
      folios.push(COMPANY);
      return { openFolio: stored(folios) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New folio…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New folio' }));
  await user.type(dialog.getByLabelText('Name of the payer'), 'Marigold');
  await user.click(dialog.getByLabelText('Room and tax'));
  await user.click(dialog.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('The folio of Marigold is open.')).toBeVisible();
  expect(server.variablesOf('OpenFolio')).toMatchObject([
    { input: { reference: 'SC-TEST2345', name: 'Marigold', takes: ['ROOM'] } },
  ]);
});

test('picked lines move to another folio', async () => {
  const folios = [GUEST, COMPANY];
  const { server, user } = show(folios, {
    MoveFolioLines: () => ({ moveFolioLines: stored([GUEST, { ...COMPANY, lines: [line()] }]) }),
  });
  const guest = within(await screen.findByRole('region', { name: 'Guest' }));
  await user.click(guest.getByRole('checkbox', { name: /^Night of .*27 Nov/ }));
  await user.selectOptions(screen.getByLabelText('Move to'), 'Marigold');
  await user.click(screen.getByRole('button', { name: 'Move 1 line' }));
  expect(await screen.findByText('1 line moved to Marigold.')).toBeVisible();
  expect(server.variablesOf('MoveFolioLines')).toEqual([
    { input: { reference: 'SC-TEST2345', lines: [7], to: 'folio-2' } },
  ]);
});

test('a part of a night is split off for the company', async () => {
  const { server, user } = show([GUEST, COMPANY], {
    SplitFolioLine: () => ({ splitFolioLine: stored([GUEST, COMPANY]) }),
  });
  await user.click(await screen.findByRole('button', { name: /^Split Night of .*27 Nov/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split a line' }));
  await user.type(dialog.getByLabelText('Amount in ₹ with tax'), '5000');
  await user.selectOptions(dialog.getByLabelText('Who pays this part'), 'Marigold');
  await user.click(dialog.getByRole('button', { name: 'Split it' }));
  expect(await screen.findByText('The line is split.')).toBeVisible();
  expect(server.variablesOf('SplitFolioLine')).toMatchObject([
    { input: { line: 7, amount: 500_000, pieces: null, moves: true, to: 'folio-2' } },
  ]);
});

test('a refusal is shown, and a line on an invoice cannot be picked', async () => {
  const invoiced = line({ id: 8, night: '2026-11-28', isInvoiced: true, canMove: false, canSplit: false });
  const { user } = show([{ ...GUEST, lines: [line(), invoiced] }, COMPANY], {
    MoveFolioLines: () => ({
      moveFolioLines: {
        ...{ __typename: 'FolioRefused', code: 'FOLIO_CLOSED', parameters: [] },
        message: 'This folio is closed. Open it again, or choose another folio.',
      },
    }),
  });
  const guest = within(await screen.findByRole('region', { name: 'Guest' }));
  expect(guest.getAllByRole('checkbox')).toHaveLength(1);
  expect(guest.getByText(/28 Nov.*invoiced$/)).toBeVisible();
  await user.click(guest.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Move 1 line' }));
  expect(await screen.findByText(/This folio is closed/)).toBeVisible();
});

test('who may not take payments sees who pays what, and changes nothing', async () => {
  show([GUEST, COMPANY], {}, false);
  expect(await screen.findByRole('region', { name: 'Marigold' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
