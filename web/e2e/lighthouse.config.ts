import config from './playwright.config';

/** `npm run lighthouse`: what Google's Lighthouse says of the main pages on a phone, as a table of medians. */
export default { ...config, testMatch: 'lighthouse.ts', timeout: 900_000, reporter: 'line' };
