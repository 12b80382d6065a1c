import config from './playwright.config';

/** `npm run screenshots`: every page and state into `screenshots/`, to be looked at. Nothing is compared. */
export default { ...config, testMatch: 'screenshots.ts', timeout: 900_000 };
