/**
 * Who may import whom. The lists are the rule: each stands from the bottom to the top, and what stands in it imports only
 * itself and what stands before it. So imports run downward only. `npm run dependency-rules` checks this.
 */
const server = '^graphql-server/src/';
const features = '^web/src/features/';

/** The server's areas, and the folders of each. `app` is not here: it joins all of them. */
const AREAS = {
  platform: [
    ...[
      'log',
      'secrets',
      'money',
      'locale',
      'time',
      'refusals',
      'database',
      'text',
      'states',
      'jobs',
      'limits',
    ],
    ...['pdf', 'metrics', 'changes', 'outgoing'],
  ],
  access: ['accounts', 'audit', 'service-keys', 'staff', 'desk-sessions', 'second-factors', 'owner', 'tasks'],
  pictures: ['core', 'profiles', 'look'],
  payments: ['core', 'settlements'],
  selling: [
    ...[
      'pricing',
      'rates',
      'rate-plans',
      'property',
      'charge-items',
      'extras',
      'rooms',
      'quotes',
      'rate-book',
      'rate-grid',
    ],
    ...['stays', 'search'],
  ],
  pages: ['records', 'content', 'offers', 'hotels', 'category-items'],
  mails: ['notifications', 'messages', 'contact', 'feedback', 'newsletter'],
  bookings: [
    'address-proofs',
    ...['folio', 'core', 'pay-at-hotel', 'billing-details', 'booking-notes', 'booking-mails', 'checkout'],
    ...['holds', 'security-deposits'],
    ...[
      'balances',
      'cancellations',
      'posted-charges',
      'folios',
      'booking-changes',
      'cancellations-taken-back',
      'corrections',
    ],
    ...['payment-requests', 'balance-releases'],
  ],
  invoices: ['documents', 'companies', 'receivables', 'reissues', 'gstr1', 'e-invoicing'],
  guests: ['records', 'register', 'online-check-in'],
  desk: [
    ...[
      'core',
      'shifts',
      'tasks',
      'blocks',
      'housekeeping',
      'lost-property',
      'house-pictures',
      'moves',
      'desk-payments',
      'figures',
      'timeline',
      'check-ins',
    ],
    ...[
      'night-audits',
      'portals',
      'desk-bookings',
      'portal-sales',
      'printed-bills',
      'staff-invitations',
      'day-book',
      'live',
    ],
  ],
  connections: ['updates', 'webhooks', 'calendars', 'channels', 'channex', 'channel-bookings'],
  edge: ['http', 'facade', 'public-cache', 'site'],
  operations: ['invariants', 'personal-data', 'retention', 'doctor', 'set-up'],
};

/** The parts of the desk's pages, each with those that it may import. */
const DESK_PARTS = {
  frame: [],
  money: ['frame'],
  guests: ['frame', 'money'],
  day: ['frame', 'money', 'guests'],
  prices: ['frame'],
  hotel: ['frame', 'prices'],
};

// The settings' type is known to the layer that speaks HTTP; nobody else reads settings.
const MAY_KNOW_SETTINGS = 'edge';

const anyOf = (names) => `(${names.join('|')})/`;

/** An area imports itself and the areas before it. */
function areaRules() {
  const areas = Object.keys(AREAS);
  return areas.map((area, place) => ({
    name: `${area}-imports`,
    comment: `${area}/ imports only ${areas.slice(0, place + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `${server}${area}/` },
    to: {
      path: server,
      pathNot: [
        `${server}${anyOf(areas.slice(0, place + 1))}`,
        ...(area === MAY_KNOW_SETTINGS ? [`${server}env\\.ts$`] : []),
      ],
    },
  }));
}

/** A folder of an area imports itself and the folders before it. */
function folderRules([area, folders]) {
  return folders.map((folder, place) => ({
    name: `${area}-${folder}-imports`,
    comment: `Within ${area}/, ${folder}/ imports only ${folders.slice(0, place + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `${server}${area}/${folder}/` },
    to: { path: `${server}${area}/`, pathNot: `${server}${area}/${anyOf(folders.slice(0, place + 1))}` },
  }));
}

const deskRules = Object.entries(DESK_PARTS).map(([part, lower]) => ({
  name: `desk-${part}-imports`,
  comment: `Of the desk’s pages, ${part}/ imports only ${[part, ...lower].join(', ')}.`,
  severity: 'error',
  from: { path: `${features}desk/${part}/` },
  to: { path: `${features}desk/`, pathNot: `${features}desk/${anyOf([part, ...lower])}` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...areaRules(),
    ...Object.entries(AREAS).flatMap(folderRules),
    ...deskRules,
    {
      name: 'known-areas',
      comment: 'A new area of the server gets a line in the list above.',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: `${server}${anyOf(['app', ...Object.keys(AREAS)])}` },
      to: {},
    },
    {
      name: 'known-folders',
      comment: 'Each file of an area is in one of the folders that the list above names.',
      severity: 'error',
      from: {
        path: `${server}${anyOf(Object.keys(AREAS))}`,
        pathNot: Object.entries(AREAS).map(([area, folders]) => `${server}${area}/${anyOf(folders)}`),
      },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'No file imports itself by way of others. This holds for types, too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders never import each other, whether directly or by way of others. This holds for types, too.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'sub-folders-are-below',
      comment:
        'A sub-folder imports no file of the folder above it, except for the payment gateway’s port and what a document shows.',
      severity: 'error',
      from: { path: `${server}(app|[^/]+/[^/]+)/[^/]+/` },
      to: {
        path: `${server}$1/[^/]+$`,
        pathNot: `${server}(payments/core/payment-gateway|invoices/documents/document-content|invoices/e-invoicing/document-registry)\\.ts$`,
      },
    },
    {
      name: 'states-and-port-are-pure',
      comment: 'Life cycles and the gateway port import no framework.',
      severity: 'error',
      from: { path: '\\.states\\.ts$|payments/core/payment-gateway\\.ts$' },
      to: { path: 'node_modules/(typeorm|@apollo|express|razorpay|type-graphql)' },
    },
    {
      name: 'razorpay-behind-the-port',
      comment: 'Only payments/core/razorpay knows its SDK.',
      severity: 'error',
      from: { path: '^(graphql-server|web)/src/', pathNot: `${server}payments/core/razorpay/` },
      to: { path: 'node_modules/razorpay' },
    },
    {
      name: 'razorpay-is-joined-once',
      comment: 'Every other folder uses the port.',
      severity: 'error',
      from: { path: server, pathNot: `${server}(payments/core/razorpay/|app/)` },
      to: { path: `${server}payments/core/razorpay/` },
    },
    {
      name: 'identity-behind-accounts',
      comment: 'Only access/accounts knows firebase-admin.',
      severity: 'error',
      from: { path: server, pathNot: `${server}access/accounts/` },
      to: { path: 'node_modules/firebase-admin' },
    },
    {
      name: 'web-and-server-meet-in-the-schema',
      comment: 'The browser’s code never imports the server’s, nor the other way round.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^graphql-server/' },
    },
    {
      name: 'server-knows-no-web',
      comment: 'The server serves the built site; it imports none of it.',
      severity: 'error',
      from: { path: '^graphql-server/' },
      to: { path: '^web/' },
    },
    {
      name: 'features-are-neighbours',
      comment: 'A feature never imports another. What two features need is in components or lib.',
      severity: 'error',
      from: { path: `${features}([^/]+)/` },
      to: { path: features, pathNot: `${features}$1/` },
    },
    {
      name: 'pages-of-the-site-are-neighbours',
      comment: 'What belongs to one page of the site imports nothing of another page.',
      severity: 'error',
      from: { path: `${features}site/([^/]+)/` },
      to: { path: `${features}site/`, pathNot: `${features}site/$1/` },
    },
    {
      name: 'booking-needs-no-search',
      comment: 'A stay is booked from an address, not only from the search.',
      severity: 'error',
      from: { path: `${features}booking/`, pathNot: `${features}booking/search/` },
      to: { path: `${features}booking/search/` },
    },
    {
      name: 'search-needs-no-booking',
      comment: 'The search ends with the address of a stay.',
      severity: 'error',
      from: { path: `${features}booking/search/` },
      to: { path: `${features}booking/`, pathNot: `${features}booking/search/` },
    },
    {
      name: 'features-know-no-app',
      comment: 'app → features → components → lib.',
      severity: 'error',
      from: { path: '^web/src/(features|components|lib)/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'components-fetch-nothing',
      comment: 'Components fetch nothing. They may import the server’s rules, which are constants.',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: {
        path: '^web/src/(features|generated)/|node_modules/@apollo',
        pathNot: 'generated/(billing-)?rules\\.ts$',
      },
    },
    {
      name: 'lib-imports-no-components',
      comment: 'lib imports no components and no features.',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/src/(components|features)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
