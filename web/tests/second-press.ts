import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses the button of the question that is open. */
export async function pressAgain(user: UserEvent, question: string | RegExp, button: string | RegExp) {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: button }));
}
