import { render, screen } from '@testing-library/react';
import { StarRating } from './star-rating';

test.each([
  [4, 4, 0],
  [4.5, 4, 1],
])('%s stars are %s filled ones and %s half', (stars, filled, half) => {
  render(<StarRating stars={stars} />);
  const drawn = screen.getByRole('img', { name: `${stars} out of 5 stars` });
  expect(drawn.children).toHaveLength(5);
  expect(drawn.querySelectorAll('[data-filled="true"]')).toHaveLength(filled);
  expect(drawn.querySelectorAll('[data-half="true"]')).toHaveLength(half);
});
