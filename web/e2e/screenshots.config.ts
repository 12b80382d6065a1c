import config from './playwright.config';

/** `npm run screenshots`: pictures of every page and state in `screenshots/`. Nothing is compared. */
export default { ...config, testMatch: 'screenshots.ts', timeout: 900_000 };
