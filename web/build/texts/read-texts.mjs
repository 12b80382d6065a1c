import ts from 'typescript';

// The names that web/src/lib/texts/texts.ts exports.
const TEXT = 't';
const PLURAL = 'plural';

const isText = (node) =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === TEXT;

const isPlural = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === PLURAL;

/** The placeholder of a value: its name if it has one, otherwise its index. */
function placeholderOf(expression, place) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return String(place);
}

function fail(node, why) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(`${file.fileName}:${line + 1}: ${why}`);
}

function readText(node) {
  const { template } = node;
  const range = { kind: 'text', start: node.getStart(), end: node.getEnd() };
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { ...range, message: template.text, values: {} };
  const values = {};
  let message = template.head.text;
  template.templateSpans.forEach(({ expression, literal }, place) => {
    const code = expression.getText();
    if (/\bt`/.test(code)) fail(node, 'A text within a text: write whole sentences.');
    const named = placeholderOf(expression, place);
    const name = values[named] === undefined || values[named] === code ? named : `${named}${place}`;
    values[name] = code;
    message += `{${name}}${literal.text}`;
  });
  return { ...range, message, values };
}

function readPlural(node) {
  const [, forms] = node.arguments;
  if (!forms || !ts.isObjectLiteralExpression(forms)) fail(node, 'plural needs its forms as they are.');
  const texts = forms.properties.map((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer))
      fail(property, 'A form of a plural is a text in quotes.');
    return [property.name.getText(), property.initializer.text];
  });
  const form = Object.fromEntries(texts);
  if (form.other === undefined) fail(node, 'plural needs the form `other`.');
  return {
    kind: 'plural',
    start: forms.getStart(),
    end: forms.getEnd(),
    message: form.other,
    forms: form,
  };
}

/**
 * All texts of a file that belong into the catalogue: texts with the tag `t`, whose values become placeholders in
 * braces, and the forms of `plural`, whose key in the catalogue is the form `other`.
 */
export function readTexts(fileName, code) {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (isText(node)) found.push(readText(node));
    else {
      if (isPlural(node)) found.push(readPlural(node));
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}
