import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderServed, Server, type Responder } from '../../../tests/served';
import { pageTexts, textsOf } from '../../../tests/hotels';
import ProsePage from '../pages/prose-page';
import NotFoundPage from '../pages/not-found-page';
import { SiteLayout } from './site-layout';

const property = {
  name: 'Saffron Court',
  town: 'Udaipur',
  timeZone: 'Asia/Kolkata',
  address: 'Lake Palace Road, Pichola, Udaipur, Rajasthan 313001, India',
  phone: '+91 294 555 0142',
  email: 'reservations@saffroncourt.example',
  today: '2026-11-22',
};

function show(
  path: string,
  response: Responder<'Hotel'>,
  terms: ReactNode = <Route path="/terms" Component={ProsePage} />,
) {
  renderServed(
    <Routes>
      <Route Component={SiteLayout}>
        {terms}
        <Route path="*" Component={NotFoundPage} />
      </Route>
    </Routes>,
    new Server({
      Hotel: response,
      PageTexts: () => pageTexts(textsOf('Terms')),
      PageBody: () => ({ pageBody: [] }),
    }),
    path,
  );
  return userEvent.setup();
}

const served = () => ({ property });

test('the footer has the address, the phone, the quick links, the links elsewhere and the year', async () => {
  show('/terms', served);
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText('Lake Palace Road, Pichola')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: '+91 294 555 0142' })).toHaveAttribute('href', 'tel:+912945550142');
  const quick = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Rooms & Suites', '/rooms/deluxe'],
    ['Dining', '/dining/restaurants'],
    ['Spa', '/amenities/spa'],
  ]);
  const policies = within(footer.getByRole('navigation', { name: 'Policies' })).getAllByRole('link');
  expect(policies.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Manage booking', '/booking'],
    ['Good to know', '/good-to-know'],
    ['Stay policies', '/stay-policies'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ]);
  expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/',
  );
  expect(footer.getByText('© 2026 Saffron Court')).toBeInTheDocument();
});

test('an address that could not be loaded can be loaded again', async () => {
  let reachable = false;
  const user = show('/privacy', () => (reachable ? served() : new Error('offline')));
  expect(await screen.findByText(/address could not be loaded/)).toBeInTheDocument();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lake Palace Road, Pichola')).toBeInTheDocument();
});

test("a new page focuses its title and sets the tab's title", async () => {
  const user = show('/nowhere', served);
  expect(document.title).toBe('Page not found – Saffron Court');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toHaveFocus();
  expect(document.title).toBe('Terms – Saffron Court');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
});

test('a page that loads later focuses its title then', async () => {
  let arrive: (page: { default: ComponentType }) => void = () => undefined;
  const LatePage = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const user = show('/nowhere', served, <Route path="/terms" Component={LatePage} />);
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => arrive({ default: ProsePage }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('the first link for keyboards skips the navigation', async () => {
  const user = show('/terms', served);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
