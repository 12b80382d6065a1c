import { parseAst, type Plugin } from 'vite';

const PURE = new Set(['createContext', 'forwardRef', 'memo']);

/** The name of the property in `object.name`; undefined for any other expression. */
function propertyOf(expression: unknown): string | undefined {
  const { type, property } = expression as { type: string; property?: { name?: string } };
  return type === 'MemberExpression' ? property?.name : undefined;
}

/** Changes of a text: characters that are removed, and characters that are added. */
interface Change {
  from: number;
  to: number;
  text: string;
}

/**
 * The module without what keeps unused components in a build: names for developer tools, and calls of React that make
 * components and are not marked as pure.
 */
export function withoutHolds(code: string): string {
  const changes = parseAst(code).body.flatMap((statement): Change[] => {
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression')
      return propertyOf(statement.expression.left) === 'displayName'
        ? [{ from: statement.start, to: statement.end, text: '' }]
        : [];
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' && PURE.has(propertyOf(init.callee) ?? '')
        ? [{ from: init.start, to: init.start, text: '/* @__PURE__ */ ' }]
        : [],
    );
  });
  return changes
    .toReversed()
    .reduce((text, { from, to, text: added }) => text.slice(0, from) + added + text.slice(to), code);
}

/** Lets the bundler drop the components of React Router that the site never uses. */
export const droppableRouter: Plugin = {
  name: 'droppable-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({ code: withoutHolds(code), map: null }),
  },
};
