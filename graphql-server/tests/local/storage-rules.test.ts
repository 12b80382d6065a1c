import { readFileSync } from 'node:fs';
import path from 'node:path';
import { owns } from '../../local/storage-rules';

// The real engine for rules comes with Google's emulator as a download, so this test reads the file itself: its one
// folder, and its conditions, whose operators mean the same in JavaScript (`matches` tests the whole text).
const inRepository = (file: string): string => path.resolve(__dirname, '../../..', file);
const RULES = readFileSync(inRepository('storage.rules'), 'utf8');

function conditionFor(action: string): string {
  const allowances = [...RULES.matchAll(/allow ([a-z, ]+): if ([^;]+);/g)];
  const condition = allowances.find(([, actions]) => actions?.split(', ').includes(action))?.[2];
  return condition ?? 'false';
}

interface Attempt {
  name: string;
  userId: string | null;
}

function isAllowed(action: 'get' | 'delete' | 'create' | 'update', { name, userId }: Attempt): boolean {
  const folder = /match \/(profile-pictures)\/\{uid\}\/\{filename\}/.exec(RULES)?.[1];
  const [, uid] = new RegExp(`^${folder}/([^/]+)/[^/]+$`).exec(name) ?? [];
  if (uid === undefined) return false;
  const request = { auth: userId === null ? null : { uid: userId } };
  // This evaluates the project’s own rules.
  const decide = new Function('request', 'uid', `return ${conditionFor(action)};`);
  return Boolean(decide(request, uid));
}

const picture = { name: 'profile-pictures/alice/picture-1' };

test.each(['alice', 'bob', null])('only the server writes a picture: not %s', (userId) => {
  expect(isAllowed('create', { ...picture, userId })).toBe(false);
  expect(isAllowed('update', { ...picture, userId })).toBe(false);
});

test('only the owner reads the metadata of a file and deletes it', () => {
  for (const action of ['get', 'delete'] as const) {
    expect(isAllowed(action, { ...picture, userId: 'alice' })).toBe(true);
    expect(isAllowed(action, { ...picture, userId: 'bob' })).toBe(false);
    expect(isAllowed(action, { ...picture, userId: null })).toBe(false);
  }
});

test('a picture of an earlier version, whose name may have any form, can still be deleted by its owner', () => {
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

test('everything else is forbidden', () => {
  expect(RULES.match(/\ballow\b/g)).toHaveLength(2);
  expect(RULES.match(/match \//g)).toHaveLength(2);
});

test('firebase.json names these rules, so that the documented command publishes them', () => {
  const { storage } = JSON.parse(readFileSync(inRepository('firebase.json'), 'utf8')) as {
    storage: { rules: string };
  };
  expect(readFileSync(inRepository(storage.rules), 'utf8')).toBe(RULES);
});
