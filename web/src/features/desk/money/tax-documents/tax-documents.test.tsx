import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { ToldDesk } from '../../../../../tests/told-desk';
import { LiveDeskContext } from '../../frame/live/live-desk-context';
import { TaxDocuments } from './tax-documents';

type Documents = DataOf<'TaxDocuments'>['taxDocuments'];
type DocumentFile = DataOf<'TaxDocumentFile'>['taxDocumentFile'];

const INVOICE: Documents['documents'][number] = {
  id: 'one',
  kind: 'INVOICE',
  number: 'SC/2627/000001',
  date: '2026-11-24',
  total: rupees(1_962_576),
};

const REISSUABLE = {
  id: 'one',
  number: 'SC/2627/000001',
  stateCode: '27',
  name: 'Marigold Textiles',
  address: ['Nariman Bhavan', 'Mumbai'],
  gstin: '27AAPFU0939F1ZV',
  pinCode: null,
  country: null,
  companyNumber: null,
};

const PROPERTY = { asksPinCode: false };
const reissues = (invoices: Documents['reissues']['invoices'], isUnderWay = false) => ({
  reissueRequests: [
    { number: 'SC/2627/000001', reason: 'Wrong GSTIN', by: 'Meera Nair', at: '2026-11-27T08:00:00Z' },
  ],
  reissues: { isUnderWay, invoices },
});

function show(
  documents: Documents['documents'],
  areIssued: boolean,
  file: DocumentFile = { __typename: 'RecordNotFound' },
) {
  const server = new Server({
    TaxDocuments: () => ({
      property: PROPERTY,
      taxDocuments: { areIssued, notMailed: [], documents, ...reissues([]) },
    }),
    TaxDocumentFile: () => ({ taxDocumentFile: file }),
  });
  renderServed(<TaxDocuments reference="SC-TEST2345" />, server);
  return { server, user: userEvent.setup() };
}

test('each document is saved under its own name', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const file = {
    __typename: 'TaxDocumentFile' as const,
    filename: 'SC-2627-000001.pdf',
    type: 'application/pdf',
  };
  const { server, user } = show([INVOICE], true, { ...file, content: btoa('%PDF') });
  expect(await screen.findByText('Tax invoice')).toBeVisible();
  expect(screen.getByText(/₹19,625\.76/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save SC/2627/000001 as PDF' }));
  expect(server.variablesOf('TaxDocumentFile')).toEqual([{ id: 'one' }]);
  await waitFor(() => expect(saved).toEqual(['SC-2627-000001.pdf']));
});

test('after the check-out the invoice appears when it is there, without a reload', async () => {
  const issued: Documents['documents'] = [];
  const server = new Server({
    TaxDocuments: () => ({
      property: PROPERTY,
      taxDocuments: { areIssued: true, notMailed: [], documents: [...issued], ...reissues([]) },
    }),
  });
  const live = new ToldDesk();
  renderServed(
    <LiveDeskContext value={live}>
      <TaxDocuments reference="SC-TEST2345" />
    </LiveDeskContext>,
    server,
  );
  await waitFor(() => expect(server.variablesOf('TaxDocuments')).toHaveLength(1));
  expect(screen.queryByText('Tax invoice')).toBeNull();
  issued.push(INVOICE);
  await live.announce();
  expect(await screen.findByText('Tax invoice')).toBeVisible();
});

test('a document that cannot be loaded says so', async () => {
  const { user } = show([INVOICE], true);
  await user.click(await screen.findByRole('button', { name: 'Save SC/2627/000001 as PDF' }));
  expect(await screen.findByText('The document could not be loaded. Please try again.')).toBeVisible();
});

test('without the hotel’s GSTIN the desk reads why there are no documents', async () => {
  show([], false);
  expect(await screen.findByText(/legal name and GSTIN are missing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter the hotel’s tax details' })).toHaveAttribute(
    'href',
    '/desk/hotel',
  );
});

describe('an invoice that can be issued again', () => {
  const NEW: typeof INVOICE = { ...INVOICE, id: 'three', number: 'SC/2627/000002' };
  const NOTE: typeof INVOICE = {
    ...INVOICE,
    id: 'two',
    kind: 'CREDIT_NOTE',
    number: 'SC/C2627/000001',
  };

  /** The new documents appear in the second reload after the form was sent. */
  function showReissuable(result: DataOf<'IssueInvoiceAgain'>['issueInvoiceAgain']) {
    let looks = 0;
    const server: Server = new Server({
      TaxDocuments: () => {
        const isSent =
          server.variablesOf('IssueInvoiceAgain').length > 0 && result.__typename === 'InvoiceIssuedAgain';
        looks += isSent ? 1 : 0;
        const documents = looks > 1 ? [INVOICE, NOTE, NEW] : [INVOICE];
        return {
          property: PROPERTY,
          taxDocuments: {
            areIssued: true,
            notMailed: [],
            documents,
            ...reissues(isSent ? [] : [REISSUABLE], looks === 1),
          },
        };
      },
      IssueInvoiceAgain: () => ({ issueInvoiceAgain: result }),
    });
    renderServed(<TaxDocuments reference="SC-TEST2345" />, server);
    return { server, user: userEvent.setup() };
  }

  const ISSUED_AGAIN = { __typename: 'InvoiceIssuedAgain' as const };
  const BUTTON = 'Issue SC/2627/000001 again with other billing details';

  test('is issued again by a form that begins with what is on it, and the new documents are shown', async () => {
    const { server, user } = showReissuable(ISSUED_AGAIN);
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Issue again with other billing details' }),
    );
    expect(dialog.getByLabelText('Name on the invoice')).toHaveValue('Marigold Textiles');
    expect(dialog.getByLabelText('Address on the invoice')).toHaveValue('Nariman Bhavan\nMumbai');
    const gstin = dialog.getByLabelText(/^GSTIN/);
    expect(gstin).toHaveValue('27AAPFU0939F1ZV');
    await user.clear(gstin);
    await user.type(gstin, '29AAGCB7383J1Z4');
    await user.type(dialog.getByLabelText('Reason'), 'Another company');
    await user.click(dialog.getByRole('button', { name: 'Issue again' }));
    expect(await screen.findByText('The credit note and the new invoice are being issued…')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tax documents' })).toHaveFocus();
    expect(await screen.findByText(/The invoice was issued again/)).toBeVisible();
    expect(screen.getByText('SC/C2627/000001')).toBeVisible();
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
    expect(server.variablesOf('IssueInvoiceAgain')).toEqual([
      {
        input: {
          id: 'one',
          reason: 'Another company',
          name: 'Marigold Textiles',
          pinCode: null,
          country: null,
          companyNumber: null,
          stateCode: null,
          address: 'Nariman Bhavan\nMumbai',
          gstin: '29AAGCB7383J1Z4',
        },
      },
    ]);
  });

  test('whose new documents cannot be loaded says so, and loads them when it is asked again', async () => {
    let failures = 0;
    const server: Server = new Server({
      TaxDocuments: () => {
        const isSent = server.variablesOf('IssueInvoiceAgain').length > 0;
        if (isSent && (failures += 1) === 1) return new Error('The connection broke.');
        const documents = isSent ? [INVOICE, NOTE, NEW] : [INVOICE];
        return {
          property: PROPERTY,
          taxDocuments: {
            areIssued: true,
            notMailed: [],
            documents,
            ...reissues(isSent ? [] : [REISSUABLE]),
          },
        };
      },
      IssueInvoiceAgain: () => ({
        issueInvoiceAgain: ISSUED_AGAIN,
      }),
    });
    renderServed(<TaxDocuments reference="SC-TEST2345" />, server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Reason'), 'Another company');
    await user.click(dialog.getByRole('button', { name: 'Issue again' }));
    expect(await screen.findByText(/The tax documents could not be loaded/)).toBeVisible();
    expect(screen.getByText('SC/2627/000001')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('SC/C2627/000001')).toBeVisible();
    expect(screen.queryByText(/The tax documents could not be loaded/)).not.toBeInTheDocument();
  });

  test('a fault is at its field', async () => {
    const message = 'Please enter a reason.';
    const parameters = [{ name: 'object', value: 'reason' }];
    const fault = { field: 'reason', code: 'TEXT_MISSING', parameters, message };
    const { user } = showReissuable({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      parameters: [],
      message,
      faults: [fault],
    });
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Issue again' }));
    expect(await dialog.findByText(message, { selector: '[id]' })).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toBeInvalid();
  });

  test('a refusal says what to do', async () => {
    const { user } = showReissuable({
      __typename: 'ReissueRefused',
      code: 'INVOICE_DETAILS_SAME',
      parameters: [],
      message: 'The invoice already has these details. Change what is wrong with it.',
    });
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Issue again' }));
    expect(await dialog.findByText(/already has these details/)).toBeVisible();
  });
});
