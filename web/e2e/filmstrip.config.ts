import config from './playwright.config';

/** `npm run filmstrip`: when a guest with a slow phone and line sees and can use the main pages, as a table of medians. */
export default { ...config, testMatch: 'filmstrip.ts', timeout: 900_000, retries: 0, reporter: 'line' };
