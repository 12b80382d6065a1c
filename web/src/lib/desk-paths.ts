import { DESK } from './paths';

// Beside the other paths, so that only pages of the desk load them.
export const PROMOTIONS_PATH = `${DESK}promotions`;
export const TAX_PATH = `${DESK}tax`;
export const EXTRAS_PATH = `${DESK}extras`;
export const RATE_PLANS_PATH = `${DESK}plans`;
