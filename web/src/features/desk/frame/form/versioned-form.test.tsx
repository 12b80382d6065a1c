import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldGroup } from './form-fields';
import { VersionedForm } from './versioned-form';
import type { Stored, VersionedOutcome } from './use-versioned-form';

const GROUPS: FieldGroup[] = [
  {
    title: 'Extra',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', required: true },
      { name: 'unit', label: 'Unit', kind: 'line', required: true },
    ],
  },
];
const OPENED: Stored = { version: 1, values: { name: 'Breakfast', unit: 'a night' } };
const CHANGED: Stored = { version: 2, values: { name: 'Breakfast buffet', unit: 'a day' } };

const save = vi.fn((values: Stored['values'], version: number): Promise<VersionedOutcome> =>
  Promise.resolve({ kind: 'saved', values, version: version + 1 }),
);

const form = (stored: Stored) => (
  <VersionedForm needs="rates.write" label="Extra" groups={GROUPS} stored={stored} save={save} />
);

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** The form, with 'Early breakfast' typed; then somebody else changes both fields. */
async function typedBeforeTheChange() {
  const user = userEvent.setup();
  const { rerender } = render(form(OPENED));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Early breakfast');
  rerender(form(CHANGED));
  return user;
}

beforeEach(() => save.mockClear());

test('an untouched form shows what somebody else has stored', () => {
  const { rerender } = render(form(OPENED));
  rerender(form(CHANGED));
  expect(valueOf('Name')).toBe('Breakfast buffet');
  expect(screen.queryByText('Changed by somebody else meanwhile:')).toBeNull();
});

test('given typed text, the form keeps it and shows what somebody else has changed', async () => {
  await typedBeforeTheChange();
  expect(valueOf('Name')).toBe('Early breakfast');
  expect(screen.getByText('Name: Breakfast → Breakfast buffet')).toBeVisible();
  expect(screen.getByText('Unit: a night → a day')).toBeVisible();
});

test('‘Keep mine’ keeps the typed fields, takes over the others, and saves over the newest version', async () => {
  const user = await typedBeforeTheChange();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect([valueOf('Name'), valueOf('Unit')]).toEqual(['Early breakfast', 'a day']);
  expect(screen.queryByText('Changed by somebody else meanwhile:')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(save).toHaveBeenCalledWith({ name: 'Early breakfast', unit: 'a day' }, 2);
});

test('‘Use the new values’ shows what is stored', async () => {
  const user = await typedBeforeTheChange();
  await user.click(screen.getByRole('button', { name: 'Use the new values' }));
  expect([valueOf('Name'), valueOf('Unit')]).toEqual(['Breakfast buffet', 'a day']);
});
