import type { KeyboardEvent } from 'react';

/** Whether a key press is Enter. Enter that ends the composition of a character, as in Japanese, only writes it. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
