import * as deskPaths from '../lib/desk-paths';
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

test('every page of the desk is known to the server, so that it is found after a reload', () => {
  const known = sitePages([FILE]).hiddenPaths.map((path) => path.replaceAll(/:\w+/g, ':'));
  const ofOneRecord = Object.values(deskPaths).flatMap((path) =>
    typeof path === 'function' ? [path(':', ':')] : [],
  );
  expect(ofOneRecord).toContain('/desk/guests/:');
  expect(known).toEqual(expect.arrayContaining(ofOneRecord));
});
