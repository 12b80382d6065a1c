import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/folders.mjs';

/** The tests of folders of `graphql-server/src` that are not in the folder of the same name in `tests`. */
const TESTS_ELSEWHERE = {
  app: ['schema.test.ts', 'accounts/authorisation.test.ts'],
  audit: ['desk/history.test.ts'],
  'billing-details': ['bookings/billing-details.test.ts'],
  'booking-mails': ['desk/booking-mails.test.ts'],
  'booking-notes': ['desk/booking-notes.test.ts'],
  'category-items': ['public/listings.test.ts', 'public/administration.test.ts'],
  contact: ['public/contact.test.ts'],
  extras: ['rates/extras.test.ts', 'booking-changes/extras.test.ts'],
  facade: ['http/documented-paths.test.ts', 'http/bookings-path.test.ts'],
  feedback: ['public/feedback.test.ts'],
  folio: ['desk-payments'],
  holds: ['checkout/holds-of-guests.test.ts', 'bookings/hold-rules.test.ts'],
  hotels: ['public/hotels.test.ts'],
  invariants: [
    'cancellations/invariants.test.ts',
    'checkout/invariants.test.ts',
    'booking-changes/invariants.test.ts',
  ],
  messages: ['public/messages.test.ts'],
  metrics: ['processes/metrics.test.ts'],
  'night-audits': ['check-ins/night-audit.test.ts'],
  offers: ['public/administration.test.ts'],
  owner: ['accounts/owner.test.ts'],
  payments: ['checkout'],
  pricing: ['rates'],
  profiles: ['pictures/profile-pictures.test.ts'],
  'public-cache': ['http/public-reads.test.ts'],
  quotes: ['rates/quoted-lines.test.ts', 'search'],
  'rate-book': ['rates/rate-book.test.ts'],
  'rate-grid': ['rates/rate-grid.test.ts'],
  'rate-plans': ['rates/plans.test.ts'],
  records: ['public/administration.test.ts'],
  rooms: ['settings/room-settings.test.ts', 'bookings/listed-rooms.test.ts'],
  site: ['http/site-files.test.ts', 'public/rendered-pages.test.ts'],
  stays: ['bookings/several-stays.test.ts', 'booking-changes/split-stays.test.ts'],
  tasks: ['desk/tasks.test.ts'],
};

const SERVER_SOURCE = /^graphql-server\/src\/([^/]+)\//;
const SERVER_TEST = /^graphql-server\/(tests\/.+\.test\.ts)$/;
// `tests/processes` takes minutes, so only `npm test` runs it.
const LEFT_TO_THE_WHOLE = /^tests\/processes\//;
const SITE_FOLDER = /^web\/src\/[^/]+\/[^/]+/;
const TEST = /\.test\.tsx?$/;

const unique = (values) => [...new Set(values)].toSorted();
const isThere = (workspace, relative) => existsSync(path.join(ROOT, workspace, relative));

function testsOfSource(folder) {
  const places = TESTS_ELSEWHERE[folder] ?? [folder];
  return places.map((place) => `tests/${place}`);
}

/** The server's tests for changed sources and tests, as paths within `graphql-server`. */
export function serverTestsOf(files) {
  const places = files.flatMap((file) => {
    const folder = SERVER_SOURCE.exec(file)?.[1];
    if (folder && !TEST.test(file)) return testsOfSource(folder);
    return SERVER_TEST.exec(file)?.[1] ?? [];
  });
  return unique(places).filter((place) => !LEFT_TO_THE_WHOLE.test(place) && isThere('graphql-server', place));
}

const hasTests = (folder) =>
  isThere('.', folder) &&
  readdirSync(path.join(ROOT, folder), { recursive: true }).some((name) => TEST.test(name));

/** The nearest folder with tests, at most up to the folder of a feature or of components. */
function nearestWithTests(file) {
  const top = SITE_FOLDER.exec(path.dirname(file))?.[0];
  if (!top) return [];
  for (let folder = path.dirname(file); folder.startsWith(top); folder = path.dirname(folder))
    if (hasTests(folder)) return [path.relative('web', folder)];
  return [];
}

/** The site's tests for changed files, as paths within `web`. */
export const webTestsOf = (files) => unique(files.flatMap(nearestWithTests));

/** The table of folders above. A test compares it with the existing folders. */
export const tableOfTests = TESTS_ELSEWHERE;
