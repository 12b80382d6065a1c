import type { AddLostItemInput, LostItemState, SetLostItemStateInput } from '../generated/operations';
import { execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const ITEMS = gql(`query LostItemsInTest($search: String!, $state: LostItemState) {
  lostItems(search: $search, state: $state) {
    id what roomNumber place note foundAt by picture state steps { kind handedTo note doneAt by }
  }
}`);

const ADD = gql(`mutation AddLostItemInTest($input: AddLostItemInput!) {
  result: addLostItem(input: $input) {
    __typename
    ... on LostItemStored { item { id state foundAt } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);

const SET = gql(`mutation SetLostItemStateInTest($input: SetLostItemStateInput!) {
  result: setLostItemState(input: $input) {
    __typename
    ... on LostItemStored { item { id state } }
    ... on LostItemElsewhere { item { id state } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);

let keys = 0;

/** What one person notes and sees of the lost property at a server. */
export function lostPropertyOf(server: Pick<TestServer, 'url'>, person: () => RequestOptions) {
  return {
    items: async (search = '', state: LostItemState | null = null) =>
      (await execute(server, ITEMS, { search, state }, person())).lostItems,
    add: async (form: Partial<AddLostItemInput> & Pick<AddLostItemInput, 'what'>) => {
      const idempotencyKey = `lost-item-in-test-${String((keys += 1)).padStart(6, '0')}`;
      return (await execute(server, ADD, { input: { idempotencyKey, ...form } }, person())).result;
    },
    set: async (input: SetLostItemStateInput) => (await execute(server, SET, { input }, person())).result,
  };
}
