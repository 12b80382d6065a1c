// Lets Node.js load the server's TypeScript (`node --require ./local/typescript-cache.cjs FILE.ts`). The compiled files
// are cached, because compiling all of them takes longer than a test server takes to start.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const SERVER = path.resolve(__dirname, '..');
const FOLDER = path.join(SERVER, '.cache', 'typescript');
const COMPILER = require.resolve('@swc/core/package.json');

Module.enableCompileCache(path.join(SERVER, '.cache', 'node'));

// Everything on which the result depends, in addition to the file itself.
const surroundings = createHash('sha256')
  .update(readFileSync(path.join(SERVER, '.swcrc')))
  .update(readFileSync(COMPILER));

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Another process may read or write the file at the same time, so it becomes visible only when it is complete. */
function write(file, text) {
  const draft = `${file}-${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function compile(file, source) {
  const { transformSync } = require('@swc/core');
  return transformSync(source, { filename: file, cwd: SERVER, sourceMaps: 'inline' }).code;
}

Module._extensions['.ts'] = (module, file) => {
  const source = readFileSync(file, 'utf8');
  const firstLine = `// ${surroundings.copy().update(source).digest('hex')}`;
  const kept = path.join(FOLDER, `${path.relative(SERVER, file)}.js`);
  let code = read(kept);
  if (!code.startsWith(firstLine)) {
    code = `${firstLine}\n${compile(file, source)}`;
    write(kept, code);
  }
  module._compile(code, file);
};
