import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from './alert-dialog';
import { Button } from '../form/button';
import { Dialog, DialogBody } from './dialog';

type Window = 'form' | 'form and alert' | 'alert' | null;

/** A form in a dialog, an alert over it, and an alert that replaces it, as in a booking. */
function Windows() {
  const [open, setOpen] = useState<Window>(null);
  return (
    <>
      <Button onClick={() => setOpen('form')}>Book</Button>
      <Dialog open={open?.startsWith('form') ?? false} onOpenChange={() => setOpen(null)} title="The form">
        <DialogBody>
          <Button disabled={open === 'form and alert'} onClick={() => setOpen('form and alert')}>
            Fail
          </Button>
          <Button onClick={() => setOpen('alert')}>Succeed</Button>
        </DialogBody>
      </Dialog>
      {open === 'form and alert' ? <AlertDialog open title="Failed" onClose={() => setOpen('form')} /> : null}
      {open === 'alert' ? <AlertDialog open title="Done" onClose={() => setOpen(null)} /> : null}
    </>
  );
}

async function openForm() {
  const user = userEvent.setup();
  render(<Windows />);
  const opener = screen.getByRole('button', { name: 'Book' });
  await user.click(opener);
  return { user, opener, form: await screen.findByRole('dialog') };
}

test('a dialog opens with the focus on its title, and Tab continues from there', async () => {
  const { user, form } = await openForm();
  expect(within(form).getByRole('heading', { name: 'The form' })).toHaveFocus();
  await user.tab();
  expect(within(form).getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('the focus that comes round to the first control is scrolled to', async () => {
  const { user, form } = await openForm();
  const scrolledTo: Element[] = [];
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    scrolledTo.push(this);
  });
  within(form).getByRole('button', { name: 'Succeed' }).focus();
  await user.tab();
  const close = within(form).getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  expect(scrolledTo).toEqual([close]);
  scrolling.mockRestore();
});

test('a closed dialog returns the focus to what opened it', async () => {
  const { user, opener } = await openForm();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('an alert over a dialog returns the focus into the dialog', async () => {
  const { user, form } = await openForm();
  await user.click(within(form).getByRole('button', { name: 'Fail' }));
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
});

test('an alert that replaces a dialog returns the focus to what opened the dialog', async () => {
  const { user, opener, form } = await openForm();
  await user.click(within(form).getByRole('button', { name: 'Succeed' }));
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(opener).toHaveFocus());
});
