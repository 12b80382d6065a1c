import { z } from 'zod';
import { askPortal, SIGN_IN_FAULT, type PortalSettings } from './portal-requests';

/**
 * The response of the portal to a request without effect. `OTHER_GSTIN`: the user may not act for the GSTIN.
 * `UNEXPECTED`: any other message. `FOREIGN`: the response does not come from a portal.
 */
interface PortalAccountResponse {
  says: 'ACCEPTED' | 'OTHER_GSTIN' | 'KEYS_REFUSED' | 'UNEXPECTED' | 'FOREIGN';
  /** The HTTP status, and the portal's code if there is one, such as '401, code 1005'. */
  response: string;
}

const refusal = z.object({ ErrorDetails: z.array(z.object({ ErrorCode: z.coerce.string() })).min(1) });

/** A number that no document has. */
const UNKNOWN_IRN = '0'.repeat(64);

/**
 * The portal's codes (its list of errors): for an unknown document after a successful sign-in, and for a GSTIN of
 * another user.
 */
const NO_SUCH_DOCUMENT = '2148';
const GSTIN_OF_ANOTHER = '1015';
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/**
 * Asks for a document that does not exist, in the name of this GSTIN. A portal that accepts the sign-in says that there
 * is no such document.
 */
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
