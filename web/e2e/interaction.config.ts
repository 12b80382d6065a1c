import { measuring } from './measuring';

/** `npm run bench:interaction`: how long a slow phone takes to show what each press and key has done (INP). */
export default { ...measuring, testMatch: 'interaction.ts', timeout: 600_000 };
