import type { paths } from '../../lib/paths';

/** The pages of text, by the names of their paths. */
export const PROSE_PAGES = ['stayPolicies', 'terms', 'privacy'] as const satisfies (keyof typeof paths)[];
