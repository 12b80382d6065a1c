import { rememberedValue } from '../browser/remembered-value';

const remembered = rememberedValue('saffron-court.hold', 'hold-changed');

/** The token of an unpaid hold, for all tabs and after a reload. */
export const rememberedHold = {
  ...remembered,
  /** Forgets this hold, unless another hold is remembered. */
  forgetIf: (token: string): void => {
    if (remembered.read() === token) remembered.forget();
  },
};

/** The remembered token. It follows changes in all tabs; null when no hold is remembered. */
export const useRememberedHold = remembered.use;
