import config from './playwright.config';

/** `npm run lighthouse`: Lighthouse's scores of the main pages on a phone, as a table of medians. */
export default { ...config, testMatch: 'lighthouse.ts', timeout: 900_000, reporter: 'line', retries: 0 };
