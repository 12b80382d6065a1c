import { DESK, paths } from './paths';

// Beside the other paths, so that only pages of the desk load them.
export const PROMOTIONS_PATH = `${DESK}promotions`;
export const TAX_PATH = `${DESK}tax`;
export const EXTRAS_PATH = `${DESK}extras`;
export const RATE_PLANS_PATH = `${DESK}plans`;

/** Where pages of the desk were before. They lead to their present addresses. */
export const EARLIER_DESK_PATHS = [
  'bookings',
  'bookings/:reference',
  'messages',
  'subscribers',
  'activity',
].map((page) => `${paths.admin}/${page}`);
