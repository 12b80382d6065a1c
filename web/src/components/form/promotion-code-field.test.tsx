import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PromotionCodeField } from './promotion-code-field';

/** Presses Enter in the field, and says whether the field has handled it. */
function pressEnter(press: KeyboardEventInit): boolean {
  render(<PromotionCodeField />);
  const field = screen.getByLabelText(/^Promotion code/);
  const event = createEvent.keyDown(field, { key: 'Enter', ...press });
  fireEvent(field, event);
  return event.defaultPrevented;
}

test('Enter says that the code is whole, and sends nothing', () => {
  expect(pressEnter({})).toBe(true);
});

test('Enter that ends the composition of a character is left to the browser', () => {
  expect(pressEnter({ isComposing: true })).toBe(false);
});
