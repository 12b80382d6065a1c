import { SITE_PATHS } from '../generated/desk-rules';
import { paths } from './paths';

test('the pages that navigation may lead to are those of the site', () => {
  expect(paths).toMatchObject(SITE_PATHS);
});
