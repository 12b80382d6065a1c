import { accessOf, type Access } from '../../src/access/accounts/access';
import { applicationSchema } from '../../src/app/schema';
import { ADMIN_ROUTES } from '../../src/edge/facade/admin-routes';
import { FACADE_ROUTES } from '../../src/edge/facade/facade-routes';
import { freshCaller } from './raw-http';
import type { TestServer } from './test-server';

/** Who may call an operation, as far as the callers of these tests differ. */
export type Audience = 'everybody' | 'guests' | 'administrator';

function audienceOf(access: Access): Audience {
  if (access === 'everybody') return 'everybody';
  return access === 'signed in' ? 'guests' : 'administrator';
}

/** Who may call each operation. */
export const ACCESS = accessOf(applicationSchema());

/** Who may call the operation. */
export function audienceOfOperation(name: string): Audience {
  const access = ACCESS.get(name);
  if (!access) throw new Error(`There is no operation ${name}.`);
  return audienceOf(access);
}

/** Every REST row, including `/`, with who may call it. */
export const ROUTES: readonly (readonly [method: string, path: string, access: Audience])[] = [
  ['GET', '/', 'everybody'],
  ...FACADE_ROUTES.map(({ method, path }) => [method.toUpperCase(), path, 'everybody'] as const),
  ...ADMIN_ROUTES.map(({ method, path }) => [method.toUpperCase(), path, 'administrator'] as const),
];

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Calls a REST row with an empty body. */
export async function callRoute(
  testServer: Pick<TestServer, 'url'>,
  [method, path]: (typeof ROUTES)[number],
  token?: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${testServer.url}${path.replace(':id', NOWHERE)}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': freshCaller(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return { status: response.status, body: await response.json() };
}
