import ts from 'typescript';

/** The text with which a fault replaces the code at `[start, end)`. */
const replacement = (node, text) => ({ start: node.getStart(), end: node.getEnd(), text });

const textOf = (node) => node.getText();
const isCallOf = (node, name) =>
  ts.isCallExpression(node) &&
  (ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text === name
    : textOf(node.expression) === name);

const OTHER_COMPARISON = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const OTHER_ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*' };
const OTHER_LOGIC = { '&&': '||', '||': '&&' };

const binary = (others) => (node) => {
  if (!ts.isBinaryExpression(node)) return null;
  const other = others[textOf(node.operatorToken)];
  // A plus that joins texts: changing it would be a fault about words.
  if (
    !other ||
    [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  )
    return null;
  return replacement(node.operatorToken, other);
};

/** An SQL string without the words that lock or order its rows. */
const withoutLock = (node) => {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return null;
  const text = textOf(node);
  const changed = text.replace(/\s+FOR (NO KEY )?UPDATE( SKIP LOCKED| OF \w+)?/, '');
  return changed === text ? null : replacement(node, changed);
};

/** Kinds of faults: what each looks for in a syntax tree, and what it puts there. */
const KINDS = [
  { name: 'a lock is left out', fault: (node) => withoutLock(node) ?? withoutLockCall(node) },
  { name: 'a comparison is another one', fault: binary(OTHER_COMPARISON) },
  { name: 'a sum is another one', fault: binary(OTHER_ARITHMETIC) },
  { name: 'and stands for or', fault: binary(OTHER_LOGIC) },
  { name: 'a statement is forgotten', fault: forgottenStatement },
  { name: 'a check is forgotten', fault: forgottenCheck },
  { name: 'a permission is another one', fault: otherPermission },
  { name: 'a number is another one', fault: otherNumber },
  { name: 'a rounding is another one', fault: otherRounding },
  { name: 'yes stands for no', fault: otherAnswer },
];

function withoutLockCall(node) {
  if (isCallOf(node, 'setLock')) return replacement(node, textOf(node.expression.expression));
  const isLock = ts.isExpressionStatement(node) && /^await lock\w*\(/.test(textOf(node));
  return isLock ? replacement(node, ';') : null;
}

/** A call whose result nobody uses, such as the release of a hold, is left out. */
function forgottenStatement(node) {
  if (!ts.isExpressionStatement(node) || !ts.isBlock(node.parent)) return null;
  const { expression } = node;
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(call) ? replacement(node, ';') : null;
}

/** An early return or a refusal is left out. */
function forgottenCheck(node) {
  if (!ts.isIfStatement(node) || node.elseStatement) return null;
  const { thenStatement } = node;
  const [only] = ts.isBlock(thenStatement) ? thenStatement.statements : [thenStatement];
  return only && (ts.isReturnStatement(only) || ts.isThrowStatement(only))
    ? replacement(node.expression, 'Boolean(0)')
    : null;
}

function otherPermission(node) {
  if (!ts.isDecorator(node) || !isCallOf(node.expression, 'Needs')) return null;
  return replacement(node.expression.arguments[0], "'activity.read'");
}

/** A number of the trade changes: hours, percents, limits. 0 and 1 are mostly positions. */
function otherNumber(node) {
  if (!ts.isNumericLiteral(node)) return null;
  const value = Number(textOf(node).replaceAll('_', ''));
  return value > 1 ? replacement(node, String(value + 1)) : null;
}

const ROUNDINGS = { 'Math.round': 'Math.floor', 'Math.ceil': 'Math.floor', 'Math.floor': 'Math.ceil' };

function otherRounding(node) {
  const other = ts.isPropertyAccessExpression(node) ? ROUNDINGS[textOf(node)] : undefined;
  return other ? replacement(node, other) : null;
}

function otherAnswer(node) {
  if (node.kind === ts.SyntaxKind.TrueKeyword && ts.isReturnStatement(node.parent))
    return replacement(node, 'false');
  return node.kind === ts.SyntaxKind.FalseKeyword && ts.isReturnStatement(node.parent)
    ? replacement(node, 'true')
    : null;
}

/** Every possible fault in a source, with the number of its line. */
export function faultsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    for (const { name, fault } of KINDS) {
      const change = fault(node);
      if (change) found.push({ file, kind: name, line: lineOf(tree, change.start), ...change });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const lineOf = (tree, position) => tree.getLineAndCharacterOfPosition(position).line + 1;
