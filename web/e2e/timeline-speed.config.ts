import { measuring } from './measuring';

/** `npm run bench:timeline-page`: how fast the timeline is drawn on a slow processor. */
export default { ...measuring, testMatch: 'timeline-speed.ts', timeout: 300_000 };
