import { t } from '../../../../lib/texts/texts';

const REASON_WORDS: Readonly<Record<string, string>> = {
  OUT_OF_ORDER: t`Out of order`,
  OWNERS_USE: t`Owner’s use`,
  PORTAL: t`Portal`,
};

/** 'Out of order' */
export const reasonInWords = (reason: string): string => REASON_WORDS[reason] ?? reason;
