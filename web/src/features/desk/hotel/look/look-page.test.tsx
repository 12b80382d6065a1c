import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import LookPage from './look-page';

const COLOURS = {
  ground: '#f7f4fb',
  raised: '#ffffff',
  ink: '#1f1830',
  quiet: '#5b5370',
  line: '#ddd4ea',
  action: '#8a2f4f',
  onAction: '#ffffff',
  accent: '#c2703d',
  dusk: '#3a1530',
  onDusk: '#f8eef4',
};
const LOOK: DataOf<'Look'>['look'] = {
  version: 2,
  hasShippedPalette: false,
  logo: null,
  light: COLOURS,
  dark: COLOURS,
  headingTypeface: 'CORMORANT_GARAMOND',
  textTypeface: 'FIGTREE',
};
const TYPEFACES = { headingTypeface: LOOK.headingTypeface, textTypeface: LOOK.textTypeface };

function show(responses: Responders = {}, look = LOOK) {
  const none = { page: 1, totalPages: 0, totalCount: 0, pictures: [] };
  const server = new Server({ Look: () => ({ look }), Pictures: () => ({ pictures: none }), ...responses });
  renderServed(<LookPage />, server, '/desk/look');
  return { server, user: userEvent.setup() };
}

const form = async () => within(await screen.findByRole('form', { name: 'Look' }));

test('the colours are sent whole, with the version of the form', async () => {
  const saved = { __typename: 'LookSaved' as const, look: { ...LOOK, version: 3 } };
  const { server, user } = show({ EditLook: () => ({ editLook: saved }) });
  await user.click((await form()).getByRole('button', { name: 'Save Changes' }));
  expect(await (await form()).findByText(/^Saved/)).toBeVisible();
  expect(server.variablesOf('EditLook')).toEqual([
    { version: 2, input: { palette: { light: COLOURS, dark: COLOURS }, logo: null, ...TYPEFACES } },
  ]);
});

test('two colours that guests could not tell apart are named at the field that is at fault', async () => {
  const fault = {
    field: 'palette.light.ink',
    code: 'CONTRAST_TOO_LOW',
    parameters: [],
    message: 'Text on the page has a contrast of 2.1; at least 4.5 is needed.',
  };
  const { user } = show({
    EditLook: () => ({ editLook: { __typename: 'InvalidInput', faults: [fault] } }),
  });
  await user.click((await form()).getByRole('button', { name: 'Save Changes' }));
  expect((await (await form()).findAllByText(fault.message))[0]).toBeVisible();
  expect((await form()).getByText('Nothing was saved. Please correct the marked fields.')).toBeVisible();
});

test('the preview shows the colours in bright and in dark surroundings', async () => {
  show();
  expect(await screen.findByTestId('preview-light')).toHaveStyle({ background: '#f7f4fb', color: '#1f1830' });
  expect(screen.getByTestId('preview-dark')).toHaveStyle({ background: '#f7f4fb' });
});

test('the hotel goes back to the colours that the site ships with, and keeps its logo', async () => {
  const logo = '/pictures/sign-800.webp';
  const shipped = {
    __typename: 'LookSaved' as const,
    look: { ...LOOK, version: 3, hasShippedPalette: true },
  };
  const { server, user } = show({ EditLook: () => ({ editLook: shipped }) }, { ...LOOK, logo });
  await user.click(await screen.findByRole('button', { name: 'Reset to the site’s default colours' }));
  expect(server.variablesOf('EditLook')).toEqual([
    { version: 2, input: { palette: null, logo, ...TYPEFACES } },
  ]);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(globalThis, 'FontFace');
});

/** The fonts of the page, which jsdom does not have. */
function withFonts(): Set<FontFace> {
  const fonts = new Set<FontFace>();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  class LoadedFace {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    load = () => Promise.resolve(this);
  }
  Object.defineProperty(globalThis, 'FontFace', { value: LoadedFace, configurable: true });
  return fonts;
}

test('typefaces are chosen from those that come with the site', async () => {
  const saved = {
    __typename: 'LookSaved' as const,
    look: { ...LOOK, version: 3, textTypeface: 'NUNITO_SANS' as const },
  };
  const fonts = withFonts();
  const { server, user } = show({ EditLook: () => ({ editLook: saved }) });
  const titles = within((await form()).getByLabelText('Titles')).getAllByRole('option');
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Cormorant Garamond',
    'Playfair Display',
    'Source Serif',
  ]);
  await user.selectOptions((await form()).getByLabelText('All other text'), 'Nunito Sans');
  expect(screen.getByTestId('preview-light')).toHaveStyle({ fontFamily: "'Nunito Sans'" });
  expect([...fonts]).toMatchObject([{ source: 'url(/typefaces/nunito-sans.woff2)' }]);
  await user.click((await form()).getByRole('button', { name: 'Save Changes' }));
  expect(server.variablesOf('EditLook')).toMatchObject([
    { input: { headingTypeface: 'CORMORANT_GARAMOND', textTypeface: 'NUNITO_SANS' } },
  ]);
});
