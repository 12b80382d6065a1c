import {
  getNamedType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { applicationSchema } from '../../../src/app/schema';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { send, type HttpResponse } from '../../testkit/raw-http';

describe('a browser at /graphql', () => {
  const visit = (at: TestServer) => send(at, '/graphql', { headers: { accept: 'text/html' } });
  let testServer: TestServer;
  let page: HttpResponse;
  beforeAll(async () => {
    testServer = await startTestServer({ NODE_ENV: 'development' });
    page = await visit(testServer);
  });
  afterAll(() => testServer.stop());

  function policy(): Map<string, string[]> {
    const header = page.headers.get('content-security-policy') ?? '';
    return new Map(header.split(';').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
  }

  test('gets Apollo Sandbox with the address of this server', () => {
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('https://embeddable-sandbox.cdn.apollographql.com/');
    expect(page.text).toContain('new window.EmbeddedSandbox(');
    expect(page.text).toContain('var initialEndpoint = window.location.href');
    expect(page.text).toMatch(/"runTelemetry":false/);
  });

  test('may load everything that the page uses, and only from Apollo and its font host', () => {
    const allowed = [...policy().values()].flat();
    const named = [...page.text.matchAll(/(?:src|href)="(https:\/\/[^/"]+)/g)].map(([, origin]) => origin);
    expect(named.length).toBeGreaterThan(3);
    expect(allowed).toEqual(expect.arrayContaining(named));
    for (const source of allowed) {
      expect(source).toMatch(
        /^('self'|'none'|'unsafe-inline'|https:\/\/[a-z-]+(\.[a-z]+)*\.apollographql\.com|https:\/\/fonts\.(googleapis|gstatic)\.com)$/,
      );
    }
  });

  test('may connect to this server only, and show Sandbox in a frame', () => {
    expect(policy().get('default-src')).toEqual(["'none'"]);
    expect(policy().get('connect-src')).toEqual(["'self'"]);
    expect(policy().get('frame-src')).toEqual(['https://sandbox.embed.apollographql.com']);
    expect(policy().get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('runs no inline script without the nonce of this page', async () => {
    const [, nonce = 'none'] = /script-src 'self' 'nonce-(\w+)'/.exec(page.text) ?? [];
    const scripts = [...page.text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(1);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    expect((await visit(testServer)).text).not.toContain(nonce);
  });

  test.each([
    ['in production', { SANDBOX: 'off' }, 400],
    ['where the setting asks for it', { SANDBOX: 'on' }, 200],
  ])('%s finds the page only where the setting allows it', async (_where, settings, status) => {
    const other = await startTestServer(settings);
    const response = await visit(other);
    await other.stop();
    expect(response.status).toBe(status);
    expect(response.text.includes('EmbeddedSandbox')).toBe(status === 200);
  });
});

describe('the schema', () => {
  const OURS = Object.values(applicationSchema().getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && !['Boolean', 'Float', 'ID', 'Int', 'String'].includes(name),
  );
  const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

  /** Every element of a type that a reader sees, with its description. */
  function describedElements(type: GraphQLNamedType): [string, string | null | undefined][] {
    const elements: [string, string | null | undefined][] = ROOTS.has(type.name)
      ? []
      : [[type.name, type.description]];
    if (isEnumType(type))
      return [
        ...elements,
        ...type
          .getValues()
          .map(({ name, description }): [string, typeof description] => [
            `${type.name}.${name}`,
            description,
          ]),
      ];
    if (isInputObjectType(type))
      return [
        ...elements,
        ...Object.values(type.getFields()).map(({ name, description }): [string, typeof description] => [
          `${type.name}.${name}`,
          description,
        ]),
      ];
    if (!isObjectType(type) && !isInterfaceType(type)) return elements;
    for (const field of Object.values(type.getFields())) {
      elements.push([`${type.name}.${field.name}: ${getNamedType(field.type).name}`, field.description]);
      for (const argument of field.args)
        elements.push([`${type.name}.${field.name}(${argument.name})`, argument.description]);
    }
    return elements;
  }

  test('describes every type, field, argument, input and value', () => {
    const elements = OURS.flatMap(describedElements);
    expect(elements.length).toBeGreaterThan(300);
    expect(elements.filter(([, words]) => !words?.trim()).map(([name]) => name)).toEqual([]);
  });
});
