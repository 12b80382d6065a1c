import path from 'node:path';
import { ROOT } from './folders.mjs';
import { firstAccounts } from './settings.mjs';

function rowsOf({ standIns, siteUrl, port, dataDirectory, isDevelopment }, { databaseUrl }) {
  const local = (number) => `http://localhost:${number}`;
  const folder = path.relative(ROOT, dataDirectory) || '.';
  return [
    { title: 'Site', value: siteUrl },
    { title: 'GraphQL, Sandbox', value: `${siteUrl}/graphql` },
    { title: 'Mail inbox', value: local(port.INBOX_PORT), standIn: 'inbox' },
    { title: 'Razorpay stand-in', value: `${local(port.RAZORPAY_PORT)}/local/state`, standIn: 'razorpay' },
    { title: 'Auth emulator', value: local(port.AUTH_PORT), standIn: 'auth' },
    { title: 'Storage stand-in', value: local(port.STORAGE_PORT), standIn: 'storage' },
    { title: 'PostgreSQL', value: databaseUrl, standIn: 'postgres' },
    { title: 'State', value: `${folder} (delete it to start over)` },
    ...(isDevelopment ? [] : [{ title: 'Logs', value: path.join(folder, 'logs') }]),
  ].filter(({ standIn }) => !standIn || standIns.includes(standIn));
}

function accountRows(plan) {
  if (!plan.standIns.includes('auth')) return [];
  return firstAccounts(plan).map(({ displayName, email, password }) => ({
    title: displayName,
    value: `${email}, password ${password} (as created)`,
  }));
}

function suggestionsOf({ standIns }) {
  return [
    { text: "Press 'Book Your Stay' on the site, choose dates and a room, and go on to payment." },
    { text: "In the test checkout press 'Fail', then 'Pay': no money moves.", standIn: 'razorpay' },
    {
      text: 'Read the confirmation in the mail inbox, and follow its link to the booking.',
      standIn: 'inbox',
    },
    { text: 'Ask the Sandbox at /graphql for { roomTypes { name capacity } }.' },
  ].filter(({ standIn }) => !standIn || standIns.includes(standIn));
}

/** The table of addresses, and what to try first. */
export function summary(plan, details) {
  const rows = [...rowsOf(plan, details), ...accountRows(plan)];
  const width = Math.max(...rows.map(({ title }) => title.length));
  const table = rows.map(({ title, value }) => `  ${title.padEnd(width)}  ${value}`);
  const suggestions = suggestionsOf(plan).map(({ text }, index) => `  ${index + 1}. ${text}`);
  return ['', ...table, '', 'What to try next', ...suggestions, '', 'Ctrl-C stops everything.'].join('\n');
}
