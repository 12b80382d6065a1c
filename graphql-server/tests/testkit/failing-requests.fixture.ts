import { createServer } from 'node:http';
import { close, listen } from '../../local/listening';
import { execute, gql } from './graphql';
import { postJson } from './raw-http';

// These tests fail. Only tests/failing-requests.test.ts runs them.

const LISTING = gql(`query ListingForFailure($category: String!) {
  categoryItems(category: $category) { __typename }
}`);

const server = createServer((request, response) => {
  const body =
    request.url === '/graphql'
      ? '{"data":null,"errors":[{"message":"No such category","extensions":{"code":"BAD_USER_INPUT"}}]}'
      : '{"error":"Email is required"}';
  response.writeHead(400, { 'content-type': 'application/json', 'x-request-id': 'request-of-fixture' });
  request.resume().on('end', () => response.end(body));
});
let testServer: { url: string };
beforeAll(async () => {
  testServer = { url: `http://127.0.0.1:${await listen(server, 0)}` };
});
afterAll(() => close(server));

test('a GraphQL error that was not expected', async () => {
  await execute(testServer, LISTING, { category: 'Menus' });
});

test('another status than expected', async () => {
  const response = await postJson(testServer, '/api/contact', { email: '' });
  expect(response.status).toBe(200);
});
