import { measuring } from './measuring';

/** `npm run lighthouse`: Lighthouse's scores of the main pages on a phone, as a table of medians. */
export default { ...measuring, testMatch: 'lighthouse.ts', timeout: 900_000 };
