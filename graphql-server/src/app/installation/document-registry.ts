import type { DocumentRegistry } from '../../e-invoicing/document-registry';
import { RegistrationPortal } from '../../e-invoicing/portal/registration-portal';
import type { Settings } from '../../env';

const TIMEOUT_MILLISECONDS = 15_000;

/** The invoice registration portal; null while one of its settings is missing. Whether it is used is a setting of the hotel. */
export function documentRegistry(settings: Settings): DocumentRegistry | null {
  const {
    E_INVOICING_API_URL: apiUrl,
    E_INVOICING_CLIENT_ID: clientId,
    E_INVOICING_CLIENT_SECRET: clientSecret,
    E_INVOICING_USER_NAME: userName,
    E_INVOICING_PASSWORD: password,
  } = settings;
  if (!apiUrl || !clientId || !clientSecret || !userName || !password) return null;
  const keys = { apiUrl, clientId, clientSecret, userName, password };
  return new RegistrationPortal({ ...keys, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
}
