import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

test('by default the spinner has five dots, is 60 px wide and takes 2.5 seconds per round', () => {
  const { container } = render(<Spinner />);
  const dots = [...container.querySelectorAll<HTMLElement>('[data-dot]')];
  expect(dots).toHaveLength(5);
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveStyle({ width: '60px', height: '60px' });
  for (const dot of dots) expect(dot.style.animation).toContain('2.5s');
});

test('size, colour and speed can be chosen', () => {
  const { container } = render(<Spinner size={30} color="rgb(1, 2, 3)" speed={1} />);
  const dot = container.querySelector<HTMLElement>('[data-dot]');
  expect(dot).toHaveStyle({ width: '5px', backgroundColor: 'rgb(1, 2, 3)' });
  expect(dot?.style.animation).toContain('1s');
});
