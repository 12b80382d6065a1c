import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  MAILBOX_LIMITS,
  MEMORY_LIMITS,
  OVERALL_LIMITS,
  RATE_LIMITS,
} from '../src/platform/limits/rate-limit-table';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe('docs/newcomers.md', () => {
  const text = read('docs/newcomers.md');
  const places = [...text.matchAll(/\[`([\w.-]+):(\d+)`\]\(\.\.\/([\w./-]+)#L(\d+)\) `(\w+)`/g)].map(
    ([, file = '', line = '', target = '', anchor = '', name = '']) => ({ file, line, target, anchor, name }),
  );
  const named = text
    .split('\n')
    .filter((row) => row.includes('#L'))
    .map((row) => row.split('|')[1]?.trim())
    .filter(Boolean);

  test('names ten operations, and the rules', () => {
    expect(named).toEqual([
      'a price',
      'book a room',
      'confirm a payment',
      'change a booking',
      'cancel a booking',
      'check in',
      'check out',
      'take money at the desk',
      'the timeline',
      'figures of a month',
      'hold duration',
      'late window',
      'cancellation terms',
      'capacity',
      'GST',
      'each rate limit',
      'reconciliation interval',
      'administrator check',
      'categories',
      'refund reasons',
      'invoice number',
    ]);
  });

  test('finds every operation and rule in the line that it names', () => {
    expect(places.length).toBeGreaterThanOrEqual(named.length);
    const found = places.map(({ target, anchor, name }) => {
      const line = read(target).split('\n')[Number(anchor) - 1] ?? '';
      return { place: `${path.basename(target)}:${anchor}`, name: line.includes(name) ? name : line };
    });
    expect(found).toEqual(places.map(({ file, line, name }) => ({ place: `${file}:${line}`, name })));
  });

  test.each(['docs/newcomers.md', 'docs/recipes.md'])('%s names only files that exist', (page) => {
    const folders = ['', 'graphql-server/', 'graphql-server/src/', 'graphql-server/src/mails/notifications/'];
    const named = Array.from(read(page).matchAll(/`([\w-]+\/[\w./-]+\.\w+)`/g), ([, file = '']) => file);
    const exists = (file: string) => folders.some((folder) => existsSync(path.join(ROOT, folder, file)));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });
});

describe('the pages of docs/', () => {
  const pages = [
    'README.md',
    ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  const withoutCode = (page: string) => read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
  /** The fragment by which GitHub finds a heading. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
  const anchorsOf = (page: string) =>
    Array.from(withoutCode(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

  test('have no marks of an unfinished merge', () => {
    // The formatter writes the marks at the end of a conflict as nested quotations.
    const marks = /^(?:<{7} |={7}$|>{7} |(?:> ){6})/m;
    expect(pages.filter((page) => marks.test(read(page)))).toEqual([]);
  });

  test.each(pages)('%s links only to files and headings that exist', (page) => {
    const links = Array.from(withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
    const broken = links.filter((link) => {
      if (/^(https?|mailto|tel):|^\//.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : path.join(path.dirname(page), file);
      if (!existsSync(path.join(ROOT, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('every decision has a date and a status, and a row in the index', () => {
    const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));
    const index = read('docs/decisions/README.md');
    expect(decisions.length).toBeGreaterThan(50);
    for (const page of decisions) {
      expect(read(page)).toMatch(/^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d\. Status: .+\./);
      expect(index).toContain(`](${path.basename(page)})`);
    }
  });

  test('the glossary names only code that exists', () => {
    const [, trade = ''] = read('docs/glossary.md').split('## The trade’s words in our code');
    const rows = trade.split('\n## ')[0]?.split('\n') ?? [];
    const names = rows.flatMap((row) => {
      const [, , , code = ''] = row.split('|');
      return Array.from(code.matchAll(/`(\w+)`/g), ([, name = '']) => name);
    });
    const sources = ['graphql-server/src', 'web/src'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
        .map((file) => read(path.join(folder, file))),
    );
    const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});

describe('the README’s tree', () => {
  const tree = /## Where things are\n\n```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  const INDENT = 4;
  const parents: string[] = [];
  /** Every file and folder for which the tree has a row. */
  const listed = tree.split('\n').flatMap((row) => {
    const start = row.search(/[├└]/);
    if (start === -1) return [];
    const depth = start / INDENT;
    const cells = row.slice(start + INDENT).split(/\s{2,}/);
    const isNoName = (cell: string) => !/^[\w.-]+\/?$/.test(cell) || !/[./]/.test(cell);
    const end = cells.findIndex(isNoName);
    const names = end === -1 ? cells : cells.slice(0, end);
    const parent = parents.slice(0, depth).join('');
    parents.splice(depth, parents.length, names[0] ?? '');
    return names.map((name) => parent + name);
  });

  // From .gitignore.
  const IGNORED = new Set(
    read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/\/$/, '')),
  );
  const entriesIn = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(
      ({ name }) => !name.startsWith('.') && !IGNORED.has(name),
    );
  const foldersIn = (folder: string): string[] =>
    entriesIn(folder)
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}${name}/`);
  const sourcesIn = (folder: string): string[] =>
    entriesIn(folder)
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map(({ name }) => `${folder}${name}`);

  test('lists only files and folders that exist', () => {
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.filter((entry) => !existsSync(path.join(ROOT, entry)))).toEqual([]);
  });

  test('has a row for every folder', () => {
    const entries = [
      ...['', 'graphql-server/', 'graphql-server/src/', 'web/'].flatMap(foldersIn),
      ...sourcesIn('graphql-server/src/'),
    ];
    expect(entries.filter((entry) => !listed.includes(entry))).toEqual([]);
  });

  // Readers know these files without a row.
  const KNOWN = ['LICENSE', 'README.md', 'package.json', 'package-lock.json', 'Dockerfile'];
  const rootFiles = entriesIn('').flatMap((entry) => (entry.isFile() ? [entry.name] : []));

  test('has a row for every file of the root that needs one', () => {
    expect(rootFiles.filter((name) => !KNOWN.includes(name) && !listed.includes(name))).toEqual([]);
  });

  test('names every page of docs/', () => {
    const row = tree.slice(tree.indexOf(' docs/')).toLowerCase();
    for (const { name } of entriesIn('docs/').filter((entry) => !entry.name.endsWith('.jpg')))
      expect(row).toMatch(new RegExp(`\\b${name.replace('.md', '').replace('-', ' ')}\\b`));
  });

  test('names the folders of web/src', () => {
    const row = tree.slice(tree.indexOf('web/')).split('\n')[1] ?? '';
    expect(row).toContain('app → features → components → lib');
    expect(row).toContain('locales/');
    expect(
      foldersIn('web/src/')
        .map((folder) => path.basename(folder))
        .sort(),
    ).toEqual(['app', 'components', 'features', 'generated', 'lib', 'locales']);
  });

  test('names every folder of the platform', () => {
    const row = tree.split('\n').find((line) => line.includes('platform/ ')) ?? '';
    for (const folder of foldersIn('graphql-server/src/platform/'))
      expect(row).toContain(` ${path.basename(folder)}/`);
  });
});

describe('the limits of docs/api.md', () => {
  const PERIODS: Readonly<Record<number, string>> = {
    60: 'a minute',
    600: 'in 10 minutes',
    3_600: 'an hour',
    86_400: 'a day',
  };
  const [, limits = ''] = read('docs/api.md').split('\n## Limits\n');
  const documented = new Map(
    limits
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', atMost = '']) => [name, atMost]),
  );
  const counted = [
    ...Object.values(RATE_LIMITS),
    ...Object.values(MAILBOX_LIMITS).flat(),
    ...Object.values(OVERALL_LIMITS),
  ].map(({ name, points, seconds }) => ({ name, says: `${points} ${PERIODS[seconds]}` }));

  test('equal the limits in the code', () => {
    const inForce = [
      ...counted,
      { name: 'requests', says: `${MEMORY_LIMITS.requestsAMinute} a minute` },
      { name: 'queries', says: `${MEMORY_LIMITS.readPointsAMinute} points a minute` },
      { name: 'responses', says: `${MEMORY_LIMITS.responsePointsAMinute} points a minute` },
      { name: 'false signatures', says: `${MEMORY_LIMITS.falseSignaturesAMinute} a minute` },
    ];
    const described = inForce.map(({ name }) => ({ name, says: documented.get(name)?.split(';')[0] }));
    expect(described).toEqual(inForce);
  });
});
