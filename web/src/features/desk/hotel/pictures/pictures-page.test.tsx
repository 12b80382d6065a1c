import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import PicturesPage from './pictures-page';

type Picture = DataOf<'Pictures'>['pictures']['pictures'][number];

const LAMPS: Picture = {
  id: 'lamps',
  version: 3,
  fileName: 'lamps.jpg',
  state: 'READY',
  isUsed: false,
  isDescribed: true,
  unusedSince: '2026-11-01T00:00:00Z',
  shown: {
    address: '/pictures/lamps-800.webp',
    name: 'lamps',
    altText: 'Brass lamps',
    width: 1600,
    height: 1000,
    widths: [480, 800],
    focalX: 50,
    focalY: 50,
    placeholder: ['#112233'],
  },
};
const NEW: Picture = {
  ...LAMPS,
  id: 'new',
  fileName: 'roof.jpg',
  isDescribed: false,
  unusedSince: null,
  shown: { ...LAMPS.shown, altText: '' },
};

function show(responses: Responders = {}, pictures = [LAMPS, NEW]) {
  const list = { page: 1, totalPages: 1, totalCount: pictures.length, pictures };
  const server = new Server({ Pictures: () => ({ pictures: list }), ...responses });
  renderServed(<PicturesPage />, server, '/desk/pictures');
  return { server, user: userEvent.setup() };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error('The picture has no row.');
  return within(row);
};

test('each picture says whether it is used, when it is deleted, and what it lacks', async () => {
  show();
  expect((await rowOf('lamps.jpg')).getByText(/Not in use; will be deleted on 2026-12-01/)).toBeVisible();
  expect((await rowOf('roof.jpg')).getByText(/Alt text is missing/)).toBeVisible();
});

test('the form of a picture without alt text is open, and is saved with its version', async () => {
  const { server, user } = show({
    EditPicture: () => ({
      editPicture: { __typename: 'PictureSaved', picture: { ...NEW, version: 4 } },
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'Describe roof.jpg' }));
  await user.type(form.getByLabelText(/^Alt text/), 'Cushions on a roof');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(server.variablesOf('EditPicture')).toEqual([
    { id: 'new', version: 3, input: { altText: 'Cushions on a roof', focalX: 50, focalY: 50 } },
  ]);
});

test('a fault is shown at its field', async () => {
  const fault = {
    field: 'altText',
    code: 'TEXT_MISSING',
    parameters: [],
    message: 'The alt text is missing.',
  };
  const { user } = show({
    EditPicture: () => ({ editPicture: { __typename: 'InvalidInput', faults: [fault] } }),
  });
  const form = within(await screen.findByRole('form', { name: 'Describe roof.jpg' }));
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText('The alt text is missing.')).toBeVisible();
});

test('a picture is deleted after a question, and a refusal says why it stays', async () => {
  const message = 'A page shows this picture.';
  const refused = { __typename: 'PictureInUse' as const, code: 'PICTURE_IN_USE', parameters: [], message };
  const { server, user } = show({ DeletePicture: () => ({ deletePicture: refused }) });
  const row = await rowOf('lamps.jpg');
  await user.click(row.getByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete lamps.jpg?' }));
  await user.click(question.getByRole('button', { name: 'Keep it' }));
  expect(server.variablesOf('DeletePicture')).toEqual([]);
  await user.click(row.getByRole('button', { name: /^Delete/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(server.variablesOf('DeletePicture')).toEqual([{ id: 'lamps' }]);
});

test('a file that is too large is refused before it is sent', async () => {
  const { user } = show({}, []);
  const large = new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Choose pictures'), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture is larger than 15 MB.');
});

test('pictures that could not be read are not shown as none', async () => {
  show({ Pictures: () => new Error('The connection broke') });
  expect(await screen.findByText(/^The pictures could not be loaded/)).toBeVisible();
  expect(screen.queryByText('There are no pictures yet.')).not.toBeInTheDocument();
});
