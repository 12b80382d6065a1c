import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression of a source file. */
interface WrittenExpression {
  /** Its file and line. */
  where: string;
  pattern: RegExp;
}

// What hostile texts repeat, begin with and end with.
const UNITS = [
  ...' \t\n\u00a0aA0z_-.,:;/\\<>@+()[]{}"\'#&%=?!*|'.split(''),
  ...[
    'a ',
    'a.',
    'a-',
    '0-',
    '0.',
    '0,',
    'a@',
    '\n ',
    '\r\n',
    '/a',
    '](',
    '**',
    '<a',
    'a=',
    '%2',
    '((',
    '[a',
    ', ',
  ],
];
const BEGINNINGS = ['', 'a', '<', '['];
const ENDS = ['', '!', '\u0000'];

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated|\.d\.ts$/.test(file))
    .map((file) => path.join(directory, file));
}

/** All regular expressions that are written in a folder. */
export function expressionsIn(directory: string): WrittenExpression[] {
  return filesIn(directory).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: WrittenExpression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({
          where: `${path.relative(directory, file)}:${line + 1}`,
          pattern: new RegExp(body, flags),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function milliseconds(pattern: RegExp, text: string): number {
  const copy = new RegExp(pattern.source, pattern.flags);
  const begun = performance.now();
  if (copy.global) text.replace(copy, '');
  else copy.exec(text);
  return performance.now() - begun;
}

/** The text of that many characters that takes longest, and how long. */
export function slowest(pattern: RegExp, length: number): { text: string; took: number } {
  let worst = { text: '', took: 0 };
  for (const unit of UNITS)
    for (const before of BEGINNINGS)
      for (const after of ENDS) {
        const text = before + unit.repeat(Math.ceil(length / unit.length)) + after;
        const took = milliseconds(pattern, text);
        if (took > worst.took) worst = { text, took };
      }
  // Once more: the processor may have been busy with something else.
  return {
    ...worst,
    took: Math.min(worst.took, milliseconds(pattern, worst.text), milliseconds(pattern, worst.text)),
  };
}
