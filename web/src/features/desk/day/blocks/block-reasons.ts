import { t } from '../../../../lib/texts/texts';

const REASON_WORDS: Readonly<Record<string, string>> = {
  OUT_OF_ORDER: t`Out of order`,
  OWNERS_USE: t`Owner’s use`,
  PORTAL: t`Portal`,
};

/** 'Out of order', or 'Taken by Airbnb' */
export const blockInWords = ({ reason, takenBy }: { reason: string; takenBy: string | null }): string =>
  takenBy === null ? reasonInWords(reason) : t`Taken by ${takenBy}`;

/** 'Out of order' */
export const reasonInWords = (reason: string): string => REASON_WORDS[reason] ?? reason;
