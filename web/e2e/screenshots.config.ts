import config from './playwright.config';

/** `npm run screenshots`: pictures of every page, state and mail in `screenshots/`. Nothing is compared. */
export default {
  ...config,
  testMatch: ['screenshots.ts', 'mails-rendered.ts'],
  timeout: 900_000,
};
