import { z } from 'zod';
import { askPortal, SIGN_IN_FAULT, type PortalSettings } from './portal-requests';

/**
 * What a request without effect showed of the portal. `OTHER_GSTIN`: the user may not act for the GSTIN. `UNEXPECTED`: it said
 * something else. `FOREIGN`: the response is not a portal's.
 */
interface PortalAccountResponse {
  says: 'ACCEPTED' | 'OTHER_GSTIN' | 'KEYS_REFUSED' | 'UNEXPECTED' | 'FOREIGN';
  /** HTTP's status, and the portal's code when it gave one, such as '401, code 1005'. */
  response: string;
}

const refusal = z.object({ ErrorDetails: z.array(z.object({ ErrorCode: z.coerce.string() })).min(1) });

/** No document has it. */
const UNKNOWN_IRN = '0'.repeat(64);

/** The portal's codes (its list of errors): what it says to whom it lets in, and about a GSTIN of another user. */
const NO_SUCH_DOCUMENT = '2148';
const GSTIN_OF_ANOTHER = '1015';
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/** Asks for a document that does not exist, in the name of this GSTIN: a portal that lets us in says so. */
export async function readPortalAccount(
  settings: PortalSettings,
  gstin: string,
  signal: AbortSignal,
): Promise<PortalAccountResponse> {
  const path = `/api/Invoice/irn/${UNKNOWN_IRN}`;
  const response = await askPortal(settings, gstin, { method: 'GET', path, signal });
  const { status } = response;
  const code = codeIn(await response.text());
  return { says: saidBy(status, code), response: code === null ? String(status) : `${status}, code ${code}` };
}

function saidBy(status: number, code: string | null): PortalAccountResponse['says'] {
  if (code === GSTIN_OF_ANOTHER) return 'OTHER_GSTIN';
  if (status === UNAUTHENTICATED || status === FORBIDDEN) return 'KEYS_REFUSED';
  if (code === null) return 'FOREIGN';
  if (SIGN_IN_FAULT.test(code)) return 'KEYS_REFUSED';
  return code === NO_SUCH_DOCUMENT ? 'ACCEPTED' : 'UNEXPECTED';
}

function codeIn(text: string): string | null {
  try {
    const parsed = refusal.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data.ErrorDetails[0]?.ErrorCode ?? null) : null;
  } catch {
    return null;
  }
}
