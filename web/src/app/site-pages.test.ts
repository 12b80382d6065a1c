import { companyPath } from '../lib/desk-paths';
import { sitePages } from './site-pages';

const PAGES = [
  ...['offers', 'gallery', 'good-to-know', 'prose', 'sign-in', 'sign-up', 'listing'],
  ...['room-type', 'book'],
];

/** One file with every page, as if the site were not split. */
const FILE = {
  fileName: 'site.js',
  imports: [],
  moduleIds: PAGES.map((page) => `src/app/pages/${page}-page.tsx`),
  isEntry: true,
};

test('the page of a company is known to the server, so that it is found after a reload', () => {
  expect(sitePages([FILE]).hiddenPaths).toContain(companyPath(':id'));
});
