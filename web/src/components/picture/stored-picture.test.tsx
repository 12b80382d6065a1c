import { fireEvent, render, screen } from '@testing-library/react';
import { StoredPicture } from './stored-picture';

const SPA = {
  address: '/pictures/spa-800.webp',
  name: 'spa',
  altText: 'Candles and marigolds',
  width: 960,
  height: 600,
  widths: [480, 800, 960],
  focalX: 20,
  focalY: 80,
  placeholder: ['#2f1f15'],
};

test('a picture that the server describes has every size, its words and its focal point', () => {
  const { container } = render(<StoredPicture address={SPA.address} uploads={[SPA]} sizes="100vw" />);
  expect(container.querySelectorAll('source')).toHaveLength(2);
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/pictures/spa-480.avif 480w, /pictures/spa-800.avif 800w, /pictures/spa-960.avif 960w',
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('Candles and marigolds');
  expect(container.querySelector('span')).toHaveStyle({ '--focus': '20% 80%' });
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
