import type { DocumentRegistry } from '../../invoices/e-invoicing/document-registry';
import type { PortalSettings } from '../../invoices/e-invoicing/portal/portal-requests';
import { RegistrationPortal } from '../../invoices/e-invoicing/portal/registration-portal';
import type { Settings } from '../../env';

const TIMEOUT_MILLISECONDS = 15_000;

/** How to reach the invoice registration portal; null while one of its settings is missing. */
export function portalSettings(settings: Settings): PortalSettings | null {
  const {
    E_INVOICING_API_URL: apiUrl,
    E_INVOICING_CLIENT_ID: clientId,
    E_INVOICING_CLIENT_SECRET: clientSecret,
    E_INVOICING_USER_NAME: userName,
    E_INVOICING_PASSWORD: password,
  } = settings;
  if (!apiUrl || !clientId || !clientSecret || !userName || !password) return null;
  return { apiUrl, clientId, clientSecret, userName, password };
}

/**
 * The invoice registration portal; null while one of its settings is missing. A setting of the hotel says whether it is
 * used.
 */
export function documentRegistry(settings: Settings): DocumentRegistry | null {
  const keys = portalSettings(settings);
  return keys && new RegistrationPortal({ ...keys, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
}
