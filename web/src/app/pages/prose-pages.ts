import type { paths } from '../../lib/paths';

/** The names of the text pages in `paths`. */
export const PROSE_PAGES = ['stayPolicies', 'terms', 'privacy'] as const satisfies (keyof typeof paths)[];
