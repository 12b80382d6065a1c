/**
 * Who may import whom. The two tables are the rule: a folder imports its own files and the folders in its list.
 * Imports run downward only, so there are no cycles. `npm run dependency-rules` checks this.
 */
const server = '^graphql-server/src/';

/** The server's folders, from the bottom to the top. `app` is not here: it joins all of them. */
const SERVER_FOLDERS = {
  platform: [],
  accounts: ['platform'],
  audit: ['platform', 'accounts'],
  pictures: ['platform', 'accounts', 'audit'],
  look: ['platform', 'accounts', 'audit', 'pictures'],
  pricing: ['platform'],
  profiles: ['platform', 'pictures'],
  rates: ['platform', 'accounts', 'audit', 'pricing'],
  'rate-plans': ['platform', 'accounts', 'audit', 'pricing', 'rates'],
  property: ['platform', 'accounts', 'audit', 'pricing', 'rates'],
  extras: ['platform', 'accounts', 'audit', 'pricing', 'property'],
  rooms: ['platform', 'accounts', 'audit', 'extras', 'pictures', 'pricing', 'property', 'rates'],
  'rate-book': ['platform', 'accounts', 'audit', 'pricing', 'property', 'rooms'],
  'rate-grid': ['platform', 'accounts', 'pricing', 'property', 'rate-book', 'rooms'],
  content: ['platform', 'accounts', 'audit', 'pictures', 'property'],
  payments: ['platform'],
  stays: ['platform', 'pricing', 'property', 'rates', 'rooms'],
  search: ['platform', 'accounts', 'pricing', 'property', 'rates', 'rooms', 'stays'],
  folio: ['platform', 'pricing', 'rooms', 'stays'],
  tasks: ['platform'],
  metrics: ['platform'],
  notifications: ['platform', 'payments', 'property'],
  owner: ['platform', 'accounts', 'audit'],
  records: ['platform', 'accounts', 'audit'],
  offers: ['platform', 'accounts', 'audit', 'pictures', 'pricing', 'records'],
  hotels: ['platform', 'accounts', 'audit', 'pictures', 'records'],
  'category-items': ['platform', 'accounts', 'audit', 'pictures', 'property', 'records', 'rooms'],
  contact: ['platform', 'accounts', 'audit', 'notifications'],
  feedback: ['platform', 'accounts', 'notifications'],
  newsletter: ['platform', 'accounts', 'audit', 'notifications', 'property'],
  bookings: ['platform', 'accounts', 'folio', 'payments', 'pricing', 'property', 'rates', 'rooms', 'stays'],
  invariants: ['platform', 'bookings', 'payments', 'stays'],
  retention: ['platform', 'bookings', 'contact', 'feedback', 'newsletter', 'payments'],
  checkout: [
    'platform',
    'accounts',
    'bookings',
    'category-items',
    'notifications',
    'payments',
    'property',
    'rates',
    'rooms',
    'stays',
  ],
  'set-up': [
    'platform',
    'accounts',
    'audit',
    'checkout',
    'notifications',
    'payments',
    'property',
    'rates',
    'rooms',
  ],
  cancellations: [
    'platform',
    'accounts',
    'audit',
    'bookings',
    'checkout',
    'folio',
    'notifications',
    'payments',
    'property',
    'rates',
    'tasks',
  ],
  'booking-changes': [
    'platform',
    'pricing',
    'accounts',
    'audit',
    'bookings',
    'cancellations',
    'checkout',
    'folio',
    'notifications',
    'payments',
    'property',
    'rates',
    'rooms',
    'stays',
  ],
  corrections: ['platform', 'accounts', 'audit', 'bookings', 'checkout', 'notifications', 'property'],
  holds: ['platform', 'accounts', 'bookings', 'checkout', 'payments'],
  desk: ['platform', 'accounts', 'audit', 'bookings', 'payments', 'property', 'rooms', 'stays', 'tasks'],
  http: ['platform', 'accounts'],
  facade: ['platform', 'accounts', 'checkout', 'http', 'pictures', 'profiles'],
  'public-cache': ['platform', 'accounts', 'facade', 'http'],
  site: ['platform', 'category-items', 'content', 'look', 'pictures', 'property', 'public-cache', 'rooms'],
  doctor: ['platform', 'accounts', 'notifications'],
};

/** Within the platform the same. */
const PLATFORM_FOLDERS = {
  log: [],
  secrets: [],
  money: [],
  locale: [],
  time: ['locale'],
  refusals: ['locale', 'time'],
  database: ['log'],
  text: ['locale', 'refusals'],
  states: ['database'],
  jobs: ['database', 'log'],
  limits: ['log', 'secrets', 'text'],
};

// The settings' type is known to the layers that speak HTTP; nobody else reads settings.
const MAY_KNOW_SETTINGS = ['http'];

/** Throws when a folder lists one that is not below it in the table. So the tables allow no cycle. */
function assertDownward(folders) {
  const below = new Set();
  for (const [folder, lower] of Object.entries(folders)) {
    const above = lower.find((name) => !below.has(name));
    if (above) throw new Error(`${folder} may not import ${above}, which is not below it in the table.`);
    below.add(folder);
  }
}

function folderRules(folders, root) {
  assertDownward(folders);
  return Object.entries(folders).map(([folder, lower]) => ({
    name: `${folder}-imports`,
    comment: `${folder} may import ${lower.join(', ') || 'nothing but itself'}.`,
    severity: 'error',
    from: { path: `${root}${folder}/` },
    to: {
      path: root === server ? server : `${root}[^/]+/`,
      pathNot: [
        `${root}(${[folder, ...lower].join('|')})/`,
        ...(MAY_KNOW_SETTINGS.includes(folder) ? [`${server}env\\.ts$`] : []),
      ],
    },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...folderRules(SERVER_FOLDERS, server),
    ...folderRules(PLATFORM_FOLDERS, `${server}platform/`),
    {
      name: 'known-folders',
      comment: 'A new folder of the server gets a row in the table above.',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: `${server}(app|${Object.keys(SERVER_FOLDERS).join('|')})/` },
      to: {},
    },
    {
      name: 'known-platform-folders',
      comment: 'Each file of the platform is in one of its folders.',
      severity: 'error',
      from: {
        path: `${server}platform/`,
        pathNot: `${server}platform/(${Object.keys(PLATFORM_FOLDERS).join('|')})/`,
      },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'No file imports itself by way of others. Types of one folder may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      comment: 'A sub-folder imports no file of the folder above it, except for the payment gateway’s port.',
      severity: 'error',
      from: { path: `${server}([^/]+)/[^/]+/`, pathNot: `${server}platform/` },
      to: { path: `${server}$1/[^/]+$`, pathNot: `${server}payments/payment-gateway\\.ts$` },
    },
    {
      name: 'states-and-port-are-pure',
      comment: 'Life cycles and the gateway port import no framework.',
      severity: 'error',
      from: { path: '\\.states\\.ts$|payments/payment-gateway\\.ts$' },
      to: { path: 'node_modules/(typeorm|@apollo|express|razorpay|type-graphql)' },
    },
    {
      name: 'razorpay-behind-the-port',
      comment: 'Only payments/razorpay knows its SDK.',
      severity: 'error',
      from: { path: '^(graphql-server|web)/src/', pathNot: `${server}payments/razorpay/` },
      to: { path: 'node_modules/razorpay' },
    },
    {
      name: 'razorpay-is-joined-once',
      comment: 'Every other folder uses the port.',
      severity: 'error',
      from: { path: server, pathNot: `${server}(payments/razorpay/|app/)` },
      to: { path: `${server}payments/razorpay/` },
    },
    {
      name: 'identity-behind-accounts',
      comment: 'Only accounts knows firebase-admin.',
      severity: 'error',
      from: { path: server, pathNot: `${server}accounts/` },
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
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
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
      to: { path: '^web/src/(features|generated)/|node_modules/@apollo', pathNot: 'generated/rules\\.ts$' },
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
