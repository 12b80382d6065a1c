import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** What a document costs the server before any field is resolved. */
export interface DocumentCost {
  /** Points of the limit of reads. One point is about a millisecond of work. */
  points: number;
  /** The sum of the squares of the number of times that each response name occurs. */
  repeats: number;
}

// What fields of the root cost whose work takes longer than one read: the calendar prices every night of its months, and the
// search prices every room type and looks for combinations of rooms.
const POINTS_OF_FIELD: ReadonlyMap<string, number> = new Map([
  ['stayCalendar', 4],
  ['stayOptions', 10],
]);

// Validating this number of nodes takes about as long as one read.
const NODES_A_POINT = 100;
// Validation compares every two fields with the same name. This number of comparisons takes about as long as one read.
const REPEATS_A_POINT = 1_000;

/**
 * Measures a parsed document without the schema. Equal fields of the root count one by one, because each is validated;
 * they are merged only at execution.
 */
export function documentCost({ definitions }: DocumentNode): DocumentCost {
  const names = new Map<string, number>();
  let nodes = 0;
  let rootPoints = 0;
  const visit = ({ selections }: SelectionSetNode, isRoot: boolean): void => {
    for (const selection of selections) {
      nodes += 1 + (selection.directives?.length ?? 0);
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        names.set(name, (names.get(name) ?? 0) + 1);
        nodes += selection.arguments?.length ?? 0;
        if (isRoot) rootPoints += POINTS_OF_FIELD.get(selection.name.value) ?? 1;
        if (selection.selectionSet) visit(selection.selectionSet, false);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, isRoot);
      }
    }
  };
  for (const definition of definitions) {
    nodes += 1;
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      nodes += definition.variableDefinitions?.length ?? 0;
      visit(definition.selectionSet, true);
    } else if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      visit(definition.selectionSet, isRootType(definition.typeCondition.name.value));
    }
  }
  const repeats = [...names.values()].reduce((sum, count) => sum + count * count, 0);
  const extra = Math.floor(nodes / NODES_A_POINT) + Math.floor(repeats / REPEATS_A_POINT);
  return { points: Math.max(1, rootPoints) + extra, repeats };
}

const isRootType = (name: string): boolean => name === 'Query' || name === 'Mutation';
