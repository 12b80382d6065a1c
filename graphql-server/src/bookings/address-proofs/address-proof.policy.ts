import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { lineOfText } from '../../platform/text/text-rules';

/** A code is valid for so many minutes. */
export const PROOF_CODE_MINUTES = 10;
/** An account gets the next code so many seconds after the last one. */
export const PROOF_RESEND_SECONDS = 60;
/** So many wrong tries end a code. */
export const PROOF_TRIES = 5;

const LONGEST_CODE = 20;

/** Six digits. Spaces that were copied from the mail are ignored. */
export const proofRules = z.object({
  otp: lineOfText(LONGEST_CODE, {
    missing: fault('CODE_INVALID'),
    tooLong: fault('CODE_INVALID'),
    unusual: fault('CODE_INVALID'),
  })
    .transform((code) => code.replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), fault('CODE_INVALID')),
});
