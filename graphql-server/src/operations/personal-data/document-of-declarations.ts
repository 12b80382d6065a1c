import type { DeclaredTables, PersonalColumn } from './declared/declaration';

const INTRODUCTION = `# Personal data

Every column of the database that holds something about a person: why the hotel has it, how long, who sees it, whether its
person gets a copy (export), and what an erasure does with it. This file is made of \`graphql-server/src/operations/personal-data/declared/\`, and
\`tests/operations/personal-data/declared-columns.test.ts\` compares that list with the entities and with the tables: a new column without a row
there fails.

- **Retention** runs each night (job \`prune\`). It deletes rows after their time, erases guests of bookings three years after departure,
  and erases recipients of tax documents eight years after their financial year. \`doctor\` says when it last ran.
- **Export** is JSON and a page to print, made when it is asked for and kept nowhere: by the desk (\`/desk/personal-data\`, audited) or by the guest
  (\`/your-data\`, with a mailed link or a sign-in that proved the address).
- **Erasure** waits for stays to come, balances, refunds, disputes, deposits, tasks and unwritten documents. It empties or deletes what the list
  below says. Bookings stay as figures of an 'Erased guest'. What the law keeps is named to the guest.
- **Jobs**: an erasure deletes jobs that wait and name the booking or the address. Their payloads are ids, and addresses of mails that
  no booking has. Jobs that were given up are deleted after 30 days.
- **Files**: pictures of accounts are in the storage bucket; an erasure deletes them with the account at the identity provider. No export is kept on a disk.
- **The list of erasures** is a file in \`DATA_DIRECTORY\`, outside the database: keyed hashes of bookings, addresses and accounts. A server
  that starts, and the nightly job, erase again what a restored database brought back.
- **Logs** name ids, never names, addresses or phone numbers.
- **Backups** have erased people until they are deleted: keep none longer than 35 days (docs/operations/backup.md).

Where the law leaves room, such as for the periods, the hotel's lawyer decides. Sources: Digital Personal Data Protection Act 2023, Regulation (EU)
2016/679, CGST Act 2017 section 36, Income-tax Rules 1962 rules 114B to 114D.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

function erasureOf(column: PersonalColumn): string {
  if ('goesWithRow' in column) return 'deleted with its row';
  if ('becomes' in column) return `becomes: ${column.inWords}`;
  return `stays: ${column.stays}${column.afterLaw ? '; erased when the law no longer keeps it' : ''}`;
}

function rowOf(name: string, column: PersonalColumn): string {
  const { why, kept, seenBy, exported } = column;
  const copy = exported === true ? 'yes' : `no: ${exported}`;
  return `| ${[`\`${name}\``, why, kept, seenBy, copy, erasureOf(column)].map(cell).join(' | ')} |`;
}

/** docs/personal-data.md, before it is formatted. */
export function documentOf(tables: DeclaredTables): string {
  const entries = Object.entries(tables).toSorted(([one], [other]) => one.localeCompare(other));
  const personal = entries.flatMap(([table, { what, personal: columns = {} }]) => {
    const rows = Object.entries(columns).map(([name, column]) => rowOf(name, column));
    if (rows.length === 0) return [];
    return [
      `## ${table}\n\n${what}.\n\n| column | why | kept | seen by | exported | erased |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`,
    ];
  });
  const plain = entries.filter(([, { personal: columns }]) => !columns).map(([table]) => `\`${table}\``);
  return `${INTRODUCTION}\n${personal.join('\n')}\n## Tables without personal data\n\n${plain.join(', ')}.\n`;
}
