import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { PERSONAL_DATA } from '../operations/personal-data/declared/tables';
import { documentOf } from '../operations/personal-data/document-of-declarations';

// Writes docs/personal-data.md. A test compares the file with the declarations.
const DOCUMENT = path.resolve(__dirname, '../../../docs/personal-data.md');

async function emit(): Promise<void> {
  const options = await resolveConfig(DOCUMENT);
  const text = await format(documentOf(PERSONAL_DATA), { ...options, parser: 'markdown' });
  if (text !== readFileSync(DOCUMENT, 'utf8')) writeFileSync(DOCUMENT, text);
}

void emit();
