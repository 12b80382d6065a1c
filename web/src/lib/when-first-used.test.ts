import { whenFirstUsed } from './when-first-used';

test('the value is made once, when it is first asked for', () => {
  const make = vi.fn(() => ({}));
  const value = whenFirstUsed(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});
