import config from './playwright.config';

/** `npm run bench:interaction`: how long a slow phone takes to show what each press and key has done (INP). */
export default { ...config, testMatch: 'interaction.ts', timeout: 600_000, retries: 0, reporter: 'line' };
