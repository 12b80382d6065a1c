import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mayWrite, owns } from '../../local/storage-rules';

// The real rules' engine comes with Google's emulator as a download, so what the file says is read here: its one
// folder, and its conditions, whose operators mean the same in JavaScript (`matches` is of the whole text).
const inRepository = (file: string): string => path.resolve(__dirname, '../../..', file);
const RULES = readFileSync(inRepository('storage.rules'), 'utf8');

interface Attempt {
  name: string;
  userId: string | null;
  contentType?: string;
  size?: number;
}

function conditionFor(action: string): string {
  const allowances = [...RULES.matchAll(/allow ([a-z, ]+): if ([^;]+);/g)];
  const condition = allowances.find(([, actions]) => actions?.split(', ').includes(action))?.[2];
  return condition ?? 'false';
}

function isAllowed(action: 'get' | 'delete' | 'create' | 'update', attempt: Attempt): boolean {
  const folder = /match \/(profile-pictures)\/\{uid\}\/\{filename\}/.exec(RULES)?.[1];
  const [, uid, name] = new RegExp(`^${folder}/([^/]+)/([^/]+)$`).exec(attempt.name) ?? [];
  if (uid === undefined || name === undefined) return false;
  const matching = (text: string) => ({ matches: (form: string) => new RegExp(`^(?:${form})$`).test(text) });
  const request = {
    auth: attempt.userId === null ? null : { uid: attempt.userId },
    resource: {
      size: attempt.size ?? 0,
      contentType: matching(attempt.contentType ?? ''),
    },
  };
  // This evaluates the project’s own rules.
  const decide = new Function('request', 'uid', 'filename', `return ${conditionFor(action)};`);
  return Boolean(decide(request, uid, matching(name)));
}

const picture = { name: 'profile-pictures/alice/picture-1', contentType: 'image/png', size: 1000 };
const LARGEST = 5 * 1024 * 1024;

describe.each<[string, Attempt, boolean]>([
  ['one’s own JPEG', { ...picture, userId: 'alice', contentType: 'image/jpeg' }, true],
  ['one’s own PNG', { ...picture, userId: 'alice' }, true],
  ['one’s own WebP', { ...picture, userId: 'alice', contentType: 'image/webp' }, true],
  ['one’s own SVG', { ...picture, userId: 'alice', contentType: 'image/svg+xml' }, false],
  ['one’s own page', { ...picture, userId: 'alice', contentType: 'text/html' }, false],
  [
    'a type that only begins like a picture',
    { ...picture, userId: 'alice', contentType: 'image/pngs' },
    false,
  ],
  ['exactly 5 MB', { ...picture, userId: 'alice', size: LARGEST }, true],
  ['5 MB and a byte', { ...picture, userId: 'alice', size: LARGEST + 1 }, false],
  ['another guest’s folder', { ...picture, userId: 'bob' }, false],
  ['a visitor’s picture', { ...picture, userId: null }, false],
  [
    'a folder within the own one',
    { ...picture, userId: 'alice', name: 'profile-pictures/alice/a/picture-1' },
    false,
  ],
  [
    'a way out of the own folder',
    { ...picture, userId: 'alice', name: 'profile-pictures/alice/../bob/picture-1' },
    false,
  ],
  ['a way out as the file’s name', { ...picture, userId: 'alice', name: 'profile-pictures/alice/..' }, false],
  ['a place outside the pictures', { ...picture, userId: 'alice', name: 'alice/picture-1' }, false],
  ['the second picture', { ...picture, userId: 'alice', name: 'profile-pictures/alice/picture-2' }, true],
  ['a third picture', { ...picture, userId: 'alice', name: 'profile-pictures/alice/picture-3' }, false],
  ['a picture of any name', { ...picture, userId: 'alice', name: 'profile-pictures/alice/me.png' }, false],
])('%s', (_case, attempt, allowed) => {
  test(`${allowed ? 'may' : 'may not'} be written, by the published rules and by the local storage`, () => {
    expect(isAllowed('create', attempt)).toBe(allowed);
    expect(isAllowed('update', attempt)).toBe(allowed);
    expect(mayWrite(attempt)).toBe(allowed);
  });
});

test('only the owner reads the metadata of a file and deletes it', () => {
  for (const action of ['get', 'delete'] as const) {
    expect(isAllowed(action, { ...picture, userId: 'alice' })).toBe(true);
    expect(isAllowed(action, { ...picture, userId: 'bob' })).toBe(false);
    expect(isAllowed(action, { ...picture, userId: null })).toBe(false);
  }
});

test('a picture of an earlier version, which has any name, can still be deleted by its owner', () => {
  const earlier = { ...picture, name: 'profile-pictures/alice/me.png' };
  for (const [userId, allowed] of [
    ['alice', true],
    ['bob', false],
    [null, false],
  ] as const) {
    expect(isAllowed('delete', { ...earlier, userId })).toBe(allowed);
    expect(owns({ ...earlier, userId })).toBe(allowed);
  }
});

test('nothing else is allowed at all', () => {
  expect(RULES.match(/\ballow\b/g)).toHaveLength(3);
  expect(RULES.match(/match \//g)).toHaveLength(2);
});

test('firebase.json names these rules, so that the documented command publishes them', () => {
  const { storage } = JSON.parse(readFileSync(inRepository('firebase.json'), 'utf8')) as {
    storage: { rules: string };
  };
  expect(readFileSync(inRepository(storage.rules), 'utf8')).toBe(RULES);
});
