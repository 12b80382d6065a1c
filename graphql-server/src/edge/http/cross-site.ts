import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Settings } from '../../env';
import { sendCodedRefusal } from './coded-refusal';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
// 'none': the guest started the request, for example by reloading a page.
const OWN_SITE = new Set(['same-origin', 'none']);

const MESSAGE = 'This request comes from another site. Please open our own site and try again.';

/**
 * Checks whether a page of another site sent the request. Browsers say so in `Sec-Fetch-Site`, which no page can set
 * (https://www.w3.org/TR/fetch-metadata). Older browsers send `Origin`. Other clients send neither header.
 */
export function crossSiteCheck(
  settings: Pick<Settings, 'SITE_URL' | 'CORS_ORIGINS'>,
): (request: IncomingMessage) => boolean {
  const origins = new Set([new URL(settings.SITE_URL).origin, ...settings.CORS_ORIGINS]);
  return ({ headers }) => {
    const { origin, 'sec-fetch-site': site } = headers;
    if (site === 'same-origin' || (origin !== undefined && origins.has(origin))) return false;
    return origin !== undefined || (site !== undefined && !OWN_SITE.has(String(site)));
  };
}

/** Refuses writes that another site sends through a guest's browser. */
export function noCrossSiteWrites(isCrossSite: (request: IncomingMessage) => boolean): RequestHandler {
  return (request, response, next) => {
    if (READING_METHODS.has(request.method) || !isCrossSite(request)) return next();
    sendCodedRefusal(request, response, { status: 403, code: 'CROSS_SITE_REQUEST', message: MESSAGE });
  };
}
