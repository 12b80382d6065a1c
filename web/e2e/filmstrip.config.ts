import { measuring } from './measuring';

/** `npm run filmstrip`: when a guest with a slow phone and line sees and can use the main pages, as a table of medians. */
export default { ...measuring, testMatch: 'filmstrip.ts', timeout: 900_000 };
