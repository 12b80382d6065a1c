/** How to reach the portal, or a provider that encrypts for it. */
export interface PortalSettings {
  /** The address of the portal or the provider. */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  userName: string;
  password: string;
}

/** Sends a request about the documents of this GSTIN. Throws when there is no response. */
export function askPortal(
  settings: PortalSettings,
  gstin: string,
  {
    method,
    path,
    body,
    signal,
  }: { method: 'GET' | 'POST'; path: string; body?: object; signal: AbortSignal },
): Promise<Response> {
  const { apiUrl, clientId, clientSecret, userName, password } = settings;
  return fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      gstin,
      client_id: clientId,
      client_secret: clientSecret,
      user_name: userName,
      password,
    },
    ...(body && { body: JSON.stringify(body) }),
    // A redirect must not receive our password.
    redirect: 'manual',
    signal,
  });
}

/**
 * The portal's codes 1004 to 1018: it does not accept client, user or password, or the user may not act for the GSTIN.
 */
export const SIGN_IN_FAULT = /^10(0[4-9]|1[0-8])$/;
