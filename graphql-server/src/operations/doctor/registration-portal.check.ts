import { withConnection } from './connections/database-connection';
import { orUnreachable, unreachable } from './connections/request';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';

/** The result of a request without effect, which `invoices/e-invoicing/portal` makes. */
interface PortalResponse {
  says: 'ACCEPTED' | 'OTHER_GSTIN' | 'KEYS_REFUSED' | 'UNEXPECTED' | 'FOREIGN';
  /** The response in short, such as '401, code 1005'. */
  response: string;
}

interface Hotel {
  registers: boolean;
  gstin: string | null;
}

const HOTEL = 'SELECT e_invoicing AS registers, gstin FROM property';

const KEYS =
  'E_INVOICING_CLIENT_ID, E_INVOICING_CLIENT_SECRET, E_INVOICING_USER_NAME and E_INVOICING_PASSWORD';

function accountFinding(gstin: string, { says, response }: PortalResponse): Finding {
  switch (says) {
    case 'ACCEPTED':
      return ok(`the portal accepts the keys for ${gstin}`);
    case 'OTHER_GSTIN':
      return wrong(
        `the portal’s user may not act for the hotel’s GSTIN ${gstin}`,
        'Correct the GSTIN at the desk (Hotel), or set the keys of the user of this GSTIN',
      );
    case 'KEYS_REFUSED':
      return wrong(`the portal refuses the keys (${response})`, `Correct ${KEYS}`);
    case 'UNEXPECTED':
      return warning(
        `the portal responds with ${response} instead of saying that it has no such document`,
        'Look the code up in the portal’s list of errors, or ask the provider',
      );
    case 'FOREIGN':
      return wrong(
        `the response is ${response}, which no invoice registration portal sends`,
        'Check the provider’s status page, and E_INVOICING_API_URL',
      );
  }
}

/**
 * Whether the invoice registration portal can be reached, accepts the keys, and lets them act for the hotel's GSTIN.
 * `read` is null when a setting is missing.
 */
export function checkRegistrationPortal(
  {
    database,
    read,
  }: {
    database: { url: string; setting: string };
    read: ((gstin: string) => Promise<PortalResponse>) | null;
  },
  signal: AbortSignal,
): Promise<Finding> {
  return withConnection(database, signal, async (client) => {
    const { rows } = await client.query<Hotel>(HOTEL);
    const [hotel] = rows;
    if (!hotel?.registers) return skipped('the hotel does not register its invoices');
    if (!read)
      return wrong(
        'the hotel registers its invoices, but a setting of the portal is missing',
        `Set E_INVOICING_API_URL, ${KEYS}, or switch e-invoicing off at the desk (Hotel)`,
      );
    const { gstin } = hotel;
    if (gstin === null)
      return wrong('the hotel registers its invoices, but has no GSTIN', 'Fill it in at the desk (Hotel)');
    const without = unreachable(
      'the invoice registration portal',
      'Let this machine connect to the address in E_INVOICING_API_URL. Until then, documents wait',
    );
    return orUnreachable(read(gstin), signal, without, (response) => accountFinding(gstin, response));
  });
}
