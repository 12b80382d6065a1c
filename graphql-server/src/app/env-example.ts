import { DOCUMENTED_SETTINGS, type DocumentedSetting } from '../env';

const INTRODUCTION = `# Copy to .env. For \`npm start\` every line may stay commented out: what is not set is started or generated locally.
# For \`docker compose up\` and for guests, set everything marked REQUIRED. An empty value counts as not set.
# \`npm run generate\` writes this file from graphql-server/src/env.ts and graphql-server/src/app/env-example.ts.
`;

/** Variables that the server does not read: scripts and containers read them. */
const FURTHER_VARIABLES: typeof DOCUMENTED_SETTINGS = [
  {
    title: 'Only npm start and npm run dev',
    settings: [
      { name: 'DATA_DIR', description: 'Where the local state is kept.', value: '.data' },
      { name: 'INBOX_PORT', description: 'The port of the inbox’s page.', value: '8025' },
      { name: 'SMTP_PORT', description: 'The port at which the inbox takes mails.', value: '1025' },
      { name: 'AUTH_PORT', description: 'The port of the Firebase Auth emulator.', value: '9099' },
      { name: 'STORAGE_PORT', description: 'The port of the storage’s stand-in.', value: '9199' },
      { name: 'RAZORPAY_PORT', description: 'The port of Razorpay’s stand-in.', value: '4010' },
      { name: 'POSTGRES_PORT', description: 'The port of the local PostgreSQL.', value: '54329' },
      {
        name: 'API_PORT',
        description: 'npm run dev: the server behind the development site; one more than PORT if not set.',
        value: '4001',
      },
      {
        name: 'LOCAL_ADMIN_PASSWORD',
        description:
          'The password of the administrator that the first start makes in the local Auth emulator.',
        value: 'saffron-admin',
      },
      {
        name: 'LOCAL_GUEST_PASSWORD',
        description: 'The password of the guest that the first start makes in the local Auth emulator.',
        value: 'saffron-guest',
      },
    ],
  },
  {
    title: 'Only npm test',
    settings: [
      {
        name: 'CHROMIUM_PATH',
        description:
          'The browser to test with; otherwise the system’s Chromium, otherwise the one that npm installs.',
        value: '',
      },
    ],
  },
  {
    title: 'Only docker compose',
    settings: [
      {
        name: 'POSTGRES_PASSWORD',
        description:
          'REQUIRED. The password of its PostgreSQL. Letters and digits only, since it becomes part of an address.',
        value: '',
      },
      {
        name: 'POSTGRES_SERVER_PASSWORD',
        description:
          'REQUIRED. The password of the servers’ own role there, also of letters and digits only.',
        value: '',
      },
      {
        name: 'TRUSTED_FRONT',
        description:
          'Addresses or networks, with commas, of the TLS terminator, load balancer or CDN in front of the proxy. It may say in X-Forwarded-For who the guest is; without this all guests behind it count as one caller. What runs on this machine need not be named: Docker shows it as 172.30.71.1, which the proxy trusts while PUBLISH_ADDRESS is this machine’s.',
        value: '',
      },
      {
        name: 'FIREBASE_CREDENTIALS_FILE',
        description: 'The path of the service account’s file on this machine.',
        value: './firebase-credentials.json',
      },
      {
        name: 'PUBLISH_ADDRESS',
        description:
          'The address that the proxy listens on: this machine only. A proxy with TLS on this machine comes before it.',
        value: '127.0.0.1',
      },
      { name: 'COMPOSE_PROFILES', description: 'trial: starts the test inbox too.', value: '' },
    ],
  },
];

const WIDTH = 118;

/** The text in lines of comments. A command stays in one line. */
function commented(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/`[^`]*`\S*|\S+/g) ?? []) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].map((one) => `# ${one}\n`).join('');
}

const entry = ({ name, description, value }: DocumentedSetting): string =>
  `\n${commented(description)}# ${name}=${value}\n`;

/** The content of .env.example. */
export function envExample(): string {
  const sections = [...DOCUMENTED_SETTINGS, ...FURTHER_VARIABLES].map(
    ({ title, settings }) => `\n# ---- ${title} ----\n${settings.map(entry).join('')}`,
  );
  return INTRODUCTION + sections.join('');
}
