import { fireEvent, render, screen } from '@testing-library/react';
import { StoredPicture } from './stored-picture';

test('a picture of the site has every size and an alternative text', () => {
  const { container } = render(<StoredPicture address="/pictures/spa-800.webp" sizes="100vw" />);
  expect(container.querySelectorAll('source')).toHaveLength(2);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Candles, marigolds/);
});

test('any other picture is shown from its address', () => {
  const { container } = render(<StoredPicture address="https://example.com/a.jpg" sizes="100vw" />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://example.com/a.jpg');
});

test('the hotel’s colours replace a missing or a broken picture', () => {
  const { container, rerender } = render(<StoredPicture address={null} sizes="100vw" />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  rerender(<StoredPicture address="https://example.com/gone.jpg" sizes="100vw" />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture is drawn that could break.');
  fireEvent.error(picture);
  expect(container.querySelector('img')).not.toBeInTheDocument();
});
