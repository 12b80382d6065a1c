import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/folders.mjs';

/** The tests of folders of `graphql-server/src` that are not in the folder of the same name in `tests`. */
const TESTS_ELSEWHERE = {
  'access/tasks': ['desk/tasks'],
  app: ['schema.test.ts', 'access/accounts/authorisation.test.ts'],
  'access/audit': ['access/audit', 'desk/core/history.test.ts'],
  'bookings/folio': ['bookings/folio', 'desk/desk-payments'],
  'operations/invariants': [
    'bookings/cancellations/invariants.test.ts',
    'bookings/checkout/invariants.test.ts',
    'bookings/booking-changes/invariants.test.ts',
  ],
  'pages/category-items': ['pages/category-items', 'pages/records/administration.test.ts'],
  'pages/offers': ['pages/records/administration.test.ts'],
  'payments/core': ['bookings/checkout'],
  'platform/metrics': ['processes/metrics.test.ts'],
  'selling/extras': ['selling/extras', 'bookings/booking-changes/extras.test.ts'],
  'selling/pricing': ['selling/pricing', 'selling/quotes', 'selling/rate-book', 'selling/rate-plans'],
  'selling/quotes': ['selling/quotes', 'selling/search'],
  'selling/rates': ['selling/rates', 'selling/rate-plans', 'bookings/folio/sold-lines.test.ts'],
  'selling/rooms': ['selling/rooms', 'pages/category-items/listed-rooms.test.ts'],
  'selling/stays': ['bookings/core/several-stays.test.ts', 'bookings/booking-changes/split-stays.test.ts'],
};

const SERVER_SOURCE = /^graphql-server\/src\/(app|[^/]+\/[^/]+)\//;
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
