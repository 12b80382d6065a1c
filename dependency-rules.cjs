/**
 * Who may import whom (docs/decisions/0001-one-schema-one-code-path.md draws it). One sentence a rule;
 * `npm run dependency-rules` checks them.
 */
const server = '^graphql-server/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or want a third. Types may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-noun',
      comment: 'The platform imports none of its neighbours.',
      severity: 'error',
      from: { path: `${server}platform/` },
      to: { path: server, pathNot: `${server}platform/` },
    },
    {
      name: 'payments-know-the-platform-only',
      comment: 'What a payment means for a booking is decided in checkout.',
      severity: 'error',
      from: { path: `${server}payments/` },
      to: { path: server, pathNot: `${server}(payments|platform)/` },
    },
    {
      name: 'rooms-know-no-bookings',
      comment: 'Bookings need rooms, never the other way round.',
      severity: 'error',
      from: { path: `${server}rooms/` },
      to: { path: `${server}(bookings|checkout|payments|notifications)/` },
    },
    {
      name: 'bookings-know-no-payments',
      comment: 'Bookings and payments meet in checkout.',
      severity: 'error',
      from: { path: `${server}bookings/` },
      to: { path: `${server}(checkout|payments|notifications)/` },
    },
    {
      name: 'notifications-get-facts',
      comment: 'A mail is told what happened; it never asks.',
      severity: 'error',
      from: { path: `${server}notifications/` },
      to: { path: server, pathNot: `${server}(notifications|platform|property)/` },
    },
    {
      name: 'nothing-points-upward',
      comment: 'Nouns know neither the application that joins them nor its routes.',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: `${server}rest/` },
      to: {
        path: `${server}(app|main|services|jobs|schema|emit-schema|emit-rules|migrate)\\.ts|${server}rest/`,
      },
    },
    {
      name: 'states-and-port-are-pure',
      comment: 'Life cycles and the gateway port stand on no framework.',
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
      comment: 'Everybody else speaks to the port.',
      severity: 'error',
      from: { path: server, pathNot: `${server}(payments/razorpay/|services\\.ts)` },
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
      comment: 'A feature never imports another; what two need stands in components or lib.',
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
      comment: 'Components are looks. The server’s rules are plain values: they fetch nothing.',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: { path: '^web/src/(features|generated)/|node_modules/@apollo', pathNot: 'generated/rules\\.ts$' },
    },
    {
      name: 'lib-stands-below',
      comment: 'lib knows no components.',
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
