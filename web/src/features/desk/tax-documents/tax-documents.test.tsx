import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../../tests/served';
import { TaxDocuments } from './tax-documents';

const INVOICE = {
  ...{ __typename: 'TaxDocument', id: 'one', kind: 'INVOICE', number: 'SC/2627/000001', date: '2026-11-24' },
  total: { __typename: 'Money', amount: 1_962_576, currency: 'INR' },
};

function show(documents: object[], areIssued: boolean, file: object = { __typename: 'RecordNotFound' }) {
  const server = new Server({
    TaxDocuments: () => ({ taxDocuments: { __typename: 'BookingTaxDocuments', areIssued, documents } }),
    TaxDocumentFile: () => ({ taxDocumentFile: file }),
  });
  renderServed(<TaxDocuments reference="SC-TEST2345" />, server);
  return { server, user: userEvent.setup() };
}

test('each document is saved under its own name', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const file = { __typename: 'TaxDocumentFile', filename: 'SC-2627-000001.pdf', type: 'application/pdf' };
  const { server, user } = show([INVOICE], true, { ...file, content: btoa('%PDF') });
  expect(await screen.findByText('Tax invoice')).toBeVisible();
  expect(screen.getByText(/₹19,625\.76/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save SC/2627/000001 as PDF' }));
  expect(server.variablesOf('TaxDocumentFile')).toEqual([{ id: 'one' }]);
  expect(saved).toEqual(['SC-2627-000001.pdf']);
});

test('a document that cannot be loaded says so', async () => {
  const { user } = show([INVOICE], true);
  await user.click(await screen.findByRole('button', { name: 'Save SC/2627/000001 as PDF' }));
  expect(await screen.findByText('The document could not be loaded. Please try again.')).toBeVisible();
});

test('without the hotel’s GSTIN the desk reads why there are no documents', async () => {
  show([], false);
  expect(await screen.findByText(/legal name and GSTIN are missing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill them in' })).toHaveAttribute('href', '/desk/hotel');
});
