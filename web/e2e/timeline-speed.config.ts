import config from './playwright.config';

/** `npm run bench:timeline-page`: how fast the timeline is drawn on a slow processor. */
export default { ...config, testMatch: 'timeline-speed.ts', timeout: 300_000, retries: 0, reporter: 'line' };
