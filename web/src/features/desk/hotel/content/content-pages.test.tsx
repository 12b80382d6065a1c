import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import type { TextForm } from '../../../../generated/graphql';
import ContentDocumentPage from './content-document-page';
import NavigationPage from './navigation-page';

type Document = Extract<DataOf<'ContentDocument'>['contentDocument'], { __typename: 'ContentDocument' }>;
type Entry = Document['entries'][number];

const text = (name: string, words: string, form: TextForm = 'SENTENCE') => ({
  name,
  text: words,
  form,
  maximum: 600,
  required: form !== 'SENTENCE',
});
const link = (label: string, path: string) => ({ label, path, shown: true, pinned: false });
const entry = (label: string, path: string | null, links: Entry['links'] = []): Entry => ({
  label,
  path,
  shown: true,
  pinned: false,
  links,
});
const DOCUMENT: Document = {
  __typename: 'ContentDocument',
  kind: 'PAGE',
  key: 'spa',
  version: 4,
  state: 'DRAFT',
  publishedAt: '2026-11-20T10:00:00Z',
  texts: [
    text('heading', 'Spa & Wellness', 'LINE'),
    text('lead', 'Warm oil.'),
    text('body', '## Rest', 'MARKDOWN'),
  ],
  entries: [],
  testimonials: [],
  revisions: [
    {
      id: 7,
      publishedAt: '2026-11-20T10:00:00Z',
      publishedBy: 'owner@hotel.example',
    },
  ],
};
const NAVIGATION: Document = {
  ...DOCUMENT,
  kind: 'NAVIGATION',
  key: 'main',
  texts: [],
  entries: [
    entry('Home', '/'),
    entry('Dining', null, [link('Menus', '/dining/menus')]),
    entry('Offers', '/offers'),
  ],
};
const span = (words: string) => ({
  text: words,
  strong: false,
  emphasised: false,
  href: null,
});
const PREVIEW = {
  __typename: 'ContentPreview' as const,
  texts: [{ name: 'lead', text: 'Warm oil at Saffron Court.', picture: null }],
  body: [
    {
      kind: 'PARAGRAPH' as const,
      lines: [{ spans: [span('<b>no</b>')] }],
    },
  ],
};
const saved = (document: Document) => ({ __typename: 'ContentSaved' as const, document });

function show(responses: Responders = {}, path = '/desk/content/page/spa') {
  const server = new Server({
    ContentDocument: ({ kind }) => ({ contentDocument: kind === 'PAGE' ? DOCUMENT : NAVIGATION }),
    ContentPreview: () => ({ contentPreview: PREVIEW }),
    ...responses,
  });
  renderServed(
    <Routes>
      <Route path="/desk/content/:kind/:key" Component={ContentDocumentPage} />
      <Route path="/desk/navigation" Component={NavigationPage} />
    </Routes>,
    server,
    path,
  );
  return { server, user: userEvent.setup() };
}

test('the preview shows what is typed, with the hotel’s values, and HTML as words', async () => {
  const { server, user } = show();
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('Warm oil at Saffron Court.')).toBeVisible();
  expect(preview.getByText('<b>no</b>')).toBeVisible();
  await user.type(screen.getByLabelText(/^Sentence under the heading/), ' And time.');
  await waitFor(() =>
    expect(server.variablesOf('ContentPreview').at(-1)).toMatchObject({
      input: { texts: [{}, { name: 'lead', text: 'Warm oil. And time.' }, {}] },
    }),
  );
});

test('the draft is saved with its version, and a fault is shown at its text', async () => {
  const fault = {
    code: 'LINK_NOT_ALLOWED',
    parameters: [],
    message: 'No such link.',
  };
  const { server, user } = show({
    SaveContent: () => ({
      saveContent: { __typename: 'InvalidInput', faults: [{ ...fault, field: 'texts.body' }] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('No such link.')).toBeVisible();
  expect(screen.getByLabelText('Text')).toBeInvalid();
  expect(server.variablesOf('SaveContent')[0]).toMatchObject({
    kind: 'PAGE',
    key: 'spa',
    version: 4,
  });
});

test('the saved draft is published, and what was published can be restored', async () => {
  const { server, user } = show({
    PublishContent: () => ({ publishContent: saved({ ...DOCUMENT, state: 'PUBLISHED' }) }),
    RestoreContent: () => ({ restoreContent: saved(DOCUMENT) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the saved draft' }));
  expect(server.variablesOf('PublishContent')).toEqual([{ kind: 'PAGE', key: 'spa', version: 4 }]);
  await user.click(screen.getByRole('button', { name: /^Restore/ }));
  expect(server.variablesOf('RestoreContent')).toEqual([{ revision: 7, version: 4 }]);
});

test('given the draft was changed elsewhere, publishing says so', async () => {
  const { user } = show({
    PublishContent: () => ({
      publishContent: {
        __typename: 'ContentChanged',
        code: 'SETTINGS_CHANGED',
        parameters: [],
        message: 'These settings were changed meanwhile.',
        document: DOCUMENT,
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the saved draft' }));
  expect(await screen.findByText('These settings were changed meanwhile.')).toBeVisible();
});

test('entries are moved with the keyboard, and the focus follows the one that is moved', async () => {
  const { server, user } = show(
    { SaveContent: () => ({ saveContent: saved(NAVIGATION) }) },
    '/desk/navigation',
  );
  const button = await screen.findByRole('button', { name: /^Move down.*Home$/ });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Home is number 2 of 3')).toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: /^Move down.*Home$/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const [sent] = server.variablesOf('SaveContent');
  expect(sent).toMatchObject({
    input: {
      entries: [
        { label: 'Dining', path: null, links: [link('Menus', '/dining/menus')] },
        { label: 'Home', path: '/' },
        { label: 'Offers', path: '/offers' },
      ],
    },
  });
});

test('an entry can lead to another site, become a list, and be removed', async () => {
  const { server, user } = show(
    { SaveContent: () => ({ saveContent: saved(NAVIGATION) }) },
    '/desk/navigation',
  );
  const [home, , , offers] = await screen.findAllByLabelText('Leads to');
  if (!home || !offers) throw new Error('An entry is missing.');
  await user.selectOptions(home, 'Another site');
  await user.type(screen.getByLabelText('Address of the other site'), 'shop.example');
  await user.selectOptions(offers, 'A list of links');
  await user.click(screen.getByRole('button', { name: /^Remove.*Dining$/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(server.variablesOf('SaveContent')[0]).toMatchObject({
    input: {
      entries: [
        { label: 'Home', path: 'https://shop.example' },
        { label: 'Offers', path: null, links: [link('', '/')] },
      ],
    },
  });
});

test('an entry that guests see can be kept while its page is empty', async () => {
  const { server, user } = show(
    { SaveContent: () => ({ saveContent: saved(NAVIGATION) }) },
    '/desk/navigation',
  );
  const form = within(await screen.findByRole('form', { name: 'Bar at the top' }));
  await user.click(
    form.getAllByLabelText('Show the link even while its page is empty').at(-1) ?? document.body,
  );
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(server.variablesOf('SaveContent')[0]).toMatchObject({
    input: { entries: [{ pinned: false }, { pinned: false }, { label: 'Offers', pinned: true }] },
  });
});

test('the picture of the map is chosen in its own part of the page ‘Good to know’', async () => {
  const goodToKnow = { ...DOCUMENT, key: 'goodToKnow', texts: [text('map.image', '', 'PICTURE')] };
  show(
    {
      ContentDocument: () => ({ contentDocument: goodToKnow }),
      Pictures: () => ({ pictures: { pictures: [], page: 1, totalPages: 1, totalCount: 0 } }),
    },
    '/desk/content/page/goodToKnow',
  );
  const chooser = within(await screen.findByRole('group', { name: 'Your own picture of the map' }));
  expect(chooser.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  expect(chooser.getByText(/^It replaces the drawn map/)).toBeVisible();
});

test('given the navigation was changed elsewhere, the form keeps its entries and shows what differs', async () => {
  const stored = {
    ...NAVIGATION,
    version: 5,
    entries: [entry('Home', '/'), entry('Offers', 'https://offers.example'), entry('Spa', '/amenities/spa')],
  };
  const refused = {
    __typename: 'ContentChanged' as const,
    code: 'SETTINGS_CHANGED',
    parameters: [],
    message: 'Somebody else has changed this.',
    document: stored,
  };
  const { server, user } = show({ SaveContent: () => ({ saveContent: refused }) }, '/desk/navigation');
  const form = within(await screen.findByRole('form', { name: 'Bar at the top' }));
  await user.type(form.getAllByLabelText('Label')[0] ?? document.body, ' page');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  const differences = await form.findByRole('region', { name: 'What differs' });
  const rows = within(differences).getAllByRole('term');
  expect(rows.map((row) => [row.textContent, row.nextSibling?.textContent])).toEqual([
    ['Stored by somebody else, but not in this form', 'Home: /'],
    ['Stored with other values', 'Offers: https://offers.example'],
    ['In this form, but not stored', 'Home page: /'],
  ]);
  expect(differences).toHaveTextContent('Spa: /amenities/spa');
  await user.click(within(differences).getByRole('button', { name: 'Use the stored list' }));
  expect(form.queryByRole('region', { name: 'What differs' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.variablesOf('SaveContent').at(-1)).toMatchObject({ version: 5 }));
});
