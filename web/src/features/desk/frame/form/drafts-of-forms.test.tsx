import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MILL } from '../../../../../tests/hotels';
import { HotelProvider } from '../../../../lib/hotel/hotel';
import { drafts } from '../../../../lib/browser/drafts';
import { useDraft } from './use-draft';
import { RestoredDraft } from './restored-draft';
import { VersionedForm } from './versioned-form';

function NoteForm() {
  const { values, edit, restoredAt, discard } = useDraft('note', { text: '' });
  return (
    <>
      <RestoredDraft at={restoredAt} onDiscard={discard} />
      <input aria-label="Text" value={values.text} onChange={({ target }) => edit({ text: target.value })} />
    </>
  );
}

const GROUPS = [
  {
    title: 'Names',
    fields: [{ name: 'name', label: 'Name', kind: 'text' as const, required: true, maxLength: 60 }],
  },
];

const renderHotel = (name: string, version: number) =>
  render(
    <VersionedForm
      needs="settings.write"
      label="Hotel"
      groups={GROUPS}
      stored={{ values: { name }, version }}
      save={(values) => Promise.resolve({ kind: 'saved', values, version: version + 1 })}
    />,
  );

beforeEach(() => {
  sessionStorage.clear();
  drafts.belongTo('asha');
});

test('what a person typed is restored, and can be discarded', async () => {
  const { unmount } = render(<NoteForm />);
  await userEvent.type(screen.getByLabelText('Text'), 'Late arrival');
  unmount();
  render(<NoteForm />);
  expect(screen.getByLabelText('Text')).toHaveValue('Late arrival');
  expect(screen.getByText(/^Restored what you typed at/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Text')).toHaveValue('');
  expect(drafts.read('note')).toBeNull();
});

test('the time of a draft is the hotel’s, wherever the browser is', () => {
  render(
    <HotelProvider value={{ ...MILL, timeZone: 'Pacific/Auckland' }}>
      <RestoredDraft at={Date.parse('2026-11-29T05:00:00Z')} onDiscard={() => undefined} />
    </HotelProvider>,
  );
  expect(screen.getByText('Restored what you typed at 29 Nov 2026, 18:00')).toBeVisible();
});

test('another person does not see the draft, and the first person finds it again', async () => {
  const { unmount } = render(<NoteForm />);
  await userEvent.type(screen.getByLabelText('Text'), 'Secret');
  unmount();
  drafts.belongTo('ravi');
  const second = render(<NoteForm />);
  expect(screen.getByLabelText('Text')).toHaveValue('');
  second.unmount();
  drafts.belongTo('asha');
  render(<NoteForm />);
  expect(screen.getByLabelText('Text')).toHaveValue('Secret');
});

test('a draft of more than seven days ago is forgotten', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  drafts.keep('note', { text: 'Old' });
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  expect(drafts.read('note')).toBeNull();
  vi.useRealTimers();
});

test('a versioned form restores what was typed, until it is saved', async () => {
  const { unmount } = renderHotel('Saffron', 1);
  await userEvent.type(screen.getByLabelText(/Name/), ' Court');
  unmount();
  const second = renderHotel('Saffron', 1);
  expect(screen.getByLabelText(/Name/)).toHaveValue('Saffron Court');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByText(/^Restored/)).toBeNull());
  second.unmount();
  renderHotel('Stored since', 3);
  expect(screen.getByLabelText(/Name/)).toHaveValue('Stored since');
});

test('a draft of an older version shows what somebody else has changed meanwhile', async () => {
  const { unmount } = renderHotel('Saffron', 1);
  await userEvent.type(screen.getByLabelText(/Name/), ' Court');
  unmount();
  renderHotel('Palace', 2);
  expect(screen.getByLabelText(/Name/)).toHaveValue('Saffron Court');
  expect(screen.getByText('Name: Saffron → Palace')).toBeVisible();
});
