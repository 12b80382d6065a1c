import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Settings } from '../env';

const APOLLO_SANDBOX = [
  'https://*.apollographql.com',
  'https://apollo-server-landing-page.cdn.apollographql.com',
];

function originOf(url: string): string {
  return new URL(url).origin;
}

/** Where Razorpay's checkout loads from and talks to; a stand-in's own origin comes in by its address. */
function checkoutOrigins(settings: Settings): string[] {
  return [originOf(settings.RAZORPAY_CHECKOUT_URL), 'https://*.razorpay.com'];
}

function commonOf(production: boolean) {
  return {
    // Pop-ups of the sign-in and the bank must be able to report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

/** For answers that are data: nothing in them is a page (https://owasp.org/www-project-secure-headers/). */
function dataPolicy(production: boolean) {
  const directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
  return helmet({ ...commonOf(production), contentSecurityPolicy: { useDefaults: false, directives } });
}

/** The headers of data as names and values in turn, for answers that are sent without Express. */
export function dataHeaders(settings: Settings): string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  dataPolicy(settings.NODE_ENV === 'production')(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** Headers that keep a page to its own scripts, the payment checkout's and nobody else's. */
export function securityHeaders(settings: Settings): RequestHandler {
  const production = settings.NODE_ENV === 'production';
  const checkout = checkoutOrigins(settings);
  const common = commonOf(production);
  const site = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...checkout],
        scriptSrc: ["'self'", ...checkout],
        // Component libraries and the checkout place elements by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...checkout],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...checkout],
        frameSrc: checkout,
        ...(production ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  const sandbox = helmet({
    ...common,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'unsafe-inline'", ...APOLLO_SANDBOX],
        styleSrc: ["'self'", "'unsafe-inline'", ...APOLLO_SANDBOX],
        imgSrc: ["'self'", 'data:', ...APOLLO_SANDBOX],
        connectSrc: ["'self'", ...APOLLO_SANDBOX],
        frameSrc: ["'self'", ...APOLLO_SANDBOX],
        manifestSrc: ["'self'", ...APOLLO_SANDBOX],
      },
    },
  });
  const data = dataPolicy(production);
  const policyFor = (path: string) => {
    if (path === '/graphql') return production ? data : sandbox;
    return path.startsWith('/api/') ? data : site;
  };
  return (request, response, next) => policyFor(request.path)(request, response, next);
}
