import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PictureButton } from './picture-button';
import { useLightbox } from './use-lightbox';

const pictureOf = (name: string, altText: string) => ({
  address: `/pictures/${name}-800.webp`,
  name,
  altText,
  placeholder: ['#2f1f15'],
  width: 960,
  height: 600,
  widths: [480, 800, 960],
  focalX: 50,
  focalY: 50,
});

const PICTURES = [
  pictureOf('bed', 'A king bed'),
  pictureOf('bath', 'A marble bath'),
  pictureOf('view', 'The lake'),
];

function Page() {
  const { show, lightbox } = useLightbox('Pictures of the room', PICTURES);
  return (
    <>
      {PICTURES.map((files, place) => (
        <PictureButton key={files.name} files={files} sizes="100vw" onPress={() => show(place)} />
      ))}
      {lightbox}
    </>
  );
}

/** Opens the page after another page, as in a browser's history. */
async function openPicture(name: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', '/room'],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  const guest = userEvent.setup();
  await guest.click(screen.getByRole('button', { name }));
  const lightbox = await screen.findByRole('dialog', { name: 'Pictures of the room' });
  return { guest, lightbox, router };
}

test('a picture opens large, with its place and its words', async () => {
  const { lightbox } = await openPicture('A marble bath');
  expect(lightbox).toHaveTextContent('2 of 3A marble bath');
  expect(screen.getByRole('img')).toHaveAccessibleName('A marble bath');
  expect(lightbox).toHaveFocus();
});

test('the arrow keys show the others; after the last comes the first', async () => {
  const { guest, lightbox } = await openPicture('A marble bath');
  await guest.keyboard('{ArrowRight}');
  expect(lightbox).toHaveTextContent('3 of 3The lake');
  await guest.keyboard('{ArrowRight}');
  expect(lightbox).toHaveTextContent('1 of 3A king bed');
  await guest.keyboard('{ArrowLeft}');
  expect(lightbox).toHaveTextContent('3 of 3The lake');
});

test('a swipe shows the next or the previous picture, a tap neither', async () => {
  const { lightbox } = await openPicture('A king bed');
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(screen.getByRole('img'), { touches: [{ clientX: from }] });
    fireEvent.touchEnd(screen.getByRole('img'), { changedTouches: [{ clientX: to }] });
  };
  swipe(300, 290);
  expect(lightbox).toHaveTextContent('1 of 3');
  swipe(300, 100);
  expect(lightbox).toHaveTextContent('2 of 3');
  swipe(100, 300);
  expect(lightbox).toHaveTextContent('1 of 3');
});

test('Escape closes it and returns the focus to the picture of the page', async () => {
  const { guest, router } = await openPicture('A king bed');
  await guest.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/room');
  expect(screen.getByRole('button', { name: 'A king bed' })).toHaveFocus();
});

test('Back closes it in one step, however many pictures were looked at', async () => {
  const { guest, router } = await openPicture('A king bed');
  await guest.click(screen.getByRole('button', { name: 'Next picture' }));
  await guest.click(screen.getByRole('button', { name: 'Next picture' }));
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/room');
});
