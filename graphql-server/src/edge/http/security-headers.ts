import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { hasSandbox, type Settings } from '../../env';

// The origins of Apollo Sandbox's page. Its own <meta> allows inline scripts and styles only by nonce.
const SANDBOX_SCRIPTS = 'https://embeddable-sandbox.cdn.apollographql.com';
const SANDBOX_PICTURES = 'https://apollo-server-landing-page.cdn.apollographql.com';
const SANDBOX_FRAME = 'https://sandbox.embed.apollographql.com';
const SANDBOX_FONTS = ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'] as const;

function originOf(url: string): string {
  return new URL(url).origin;
}

// What the script of Razorpay's checkout opens and calls: https://razorpay.com/docs/payments/payment-gateway/web-integration.
const RAZORPAY_FRAMES = 'https://api.razorpay.com';
const RAZORPAY_LOGS = ['https://lumberjack.razorpay.com', 'https://lumberjack-cx.razorpay.com'] as const;

/** The origins of Razorpay's checkout, or of its stand-in. */
function checkoutOrigins(settings: Settings) {
  const checkout = originOf(settings.RAZORPAY_CHECKOUT_URL);
  return {
    script: checkout,
    frames: [checkout, RAZORPAY_FRAMES],
    connections: [checkout, RAZORPAY_FRAMES, ...RAZORPAY_LOGS],
  };
}

// The API of Firebase's accounts: https://firebase.google.com/docs/reference/rest/auth.
const IDENTITY_API = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

/**
 * The origins that the browser needs for Firebase: its API, the window of Google's sign-in, and the storage of
 * pictures.
 */
function identityOrigins(settings: Settings) {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIREBASE_STORAGE_EMULATOR_HOST: storage } = settings;
  const local = (host: string | undefined) => (host ? [`http://${host}`] : []);
  return {
    // The sign-in window reports back through a frame and Google's script: https://firebase.google.com/docs/auth/web/google-signin.
    scripts: ['https://apis.google.com', ...local(auth)],
    frames: [`https://${settings.FIREBASE_AUTH_DOMAIN}`, ...local(auth)],
    connections: [...IDENTITY_API, ...local(auth)],
    pictures: local(storage),
  };
}

function commonOf(production: boolean) {
  return {
    // The windows of the sign-in and of the bank must be able to report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
    // Repeats frame-ancestors for older browsers.
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

// Neither the site nor the payment needs these features, so no script and no frame may use them.
const FORBIDDEN_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Only the checkout's frames may use the browser's payment features (https://www.w3.org/TR/permissions-policy). */
function permissionsPolicy(settings: Settings): string {
  const payers = ['self', ...checkoutOrigins(settings).frames.map((origin) => `"${origin}"`)].join(' ');
  return [...FORBIDDEN_FEATURES.map((feature) => `${feature}=()`), `payment=(${payers})`].join(', ');
}

/** The policy for responses that are data, not pages (https://owasp.org/www-project-secure-headers/). */
function dataPolicy(production: boolean) {
  const directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
  return helmet({ ...commonOf(production), contentSecurityPolicy: { useDefaults: false, directives } });
}

/** The policy for pages: their own scripts, the payment's scripts, and inline scripts only with these hashes. */
function pagePolicy(settings: Settings, inlineScripts: readonly string[]) {
  const production = settings.NODE_ENV === 'production';
  const checkout = checkoutOrigins(settings);
  const identity = identityOrigins(settings);
  return helmet({
    ...commonOf(production),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...checkout.frames],
        scriptSrc: [
          "'self'",
          ...inlineScripts.map((hash) => `'${hash}'`),
          checkout.script,
          ...identity.scripts,
        ],
        // Component libraries and the checkout use style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Offers, partner hotels and profiles may show pictures from any site (docs/decisions/0066-pictures-of-any-site.md).
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', checkout.script, ...identity.pictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...checkout.connections, ...identity.connections],
        frameSrc: [...checkout.frames, ...identity.frames],
        // A trial runs on this machine, without TLS.
        ...(production && !settings.TRIAL ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
}

/** The policy for the page of Apollo Sandbox. */
function sandboxPolicy(production: boolean) {
  return helmet({
    ...commonOf(production),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'unsafe-inline'", SANDBOX_SCRIPTS],
        styleSrc: ["'unsafe-inline'", SANDBOX_SCRIPTS, ...SANDBOX_FONTS],
        fontSrc: [...SANDBOX_FONTS],
        imgSrc: [SANDBOX_PICTURES],
        manifestSrc: [SANDBOX_PICTURES],
        frameSrc: [SANDBOX_FRAME],
        connectSrc: ["'self'"],
      },
    },
  });
}

type Policy = ReturnType<typeof helmet>;

/** Names and values alternately, for responses that are sent without Express. */
function headersOf(settings: Settings, policy: Policy): string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  policy(response.req, response, () => undefined);
  response.setHeader('Permissions-Policy', permissionsPolicy(settings));
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** The headers for data that is sent without Express. */
export function dataHeaders(settings: Settings): string[] {
  return headersOf(settings, dataPolicy(settings.NODE_ENV === 'production'));
}

/** The headers for pages that are sent without Express. */
export function pageHeaders(settings: Settings, inlineScripts: readonly string[]): string[] {
  return headersOf(settings, pagePolicy(settings, inlineScripts));
}

/** Adds headers that allow a page only its own scripts and the payment's scripts. */
export function securityHeaders(settings: Settings, inlineScripts: readonly string[]): RequestHandler {
  const production = settings.NODE_ENV === 'production';
  const [sandbox, data] = [sandboxPolicy(production), dataPolicy(production)];
  const site = pagePolicy(settings, inlineScripts);
  const policyFor = (path: string) => {
    if (path === '/graphql') return hasSandbox(settings) ? sandbox : data;
    return path.startsWith('/api/') || path.startsWith('/graphql/') ? data : site;
  };
  const permissions = permissionsPolicy(settings);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    policyFor(request.path)(request, response, next);
  };
}
