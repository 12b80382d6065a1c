import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { lineOfText } from '../../platform/text/text-rules';

/** The number of minutes for which a code is valid. */
export const PROOF_CODE_MINUTES = 10;
/** The number of seconds after which an account can get the next code. */
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
