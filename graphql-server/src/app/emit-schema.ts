import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { applicationSchema } from './schema';

const HEADER = '# Emitted by graphql-server (npm run generate). Do not edit.\n\n';
const FILE = path.resolve(__dirname, '../../../schema/schema.graphql');

const schema = applicationSchema();
assertValidSchema(schema);
writeFileSync(FILE, `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`);
