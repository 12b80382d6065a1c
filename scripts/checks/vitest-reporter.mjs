import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What an error says, and how the two values of an assertion differ. Vitest’s own report leaves the difference out.
const wordsOf = ({ name, message, stack, diff }) =>
  [stack ?? `${name}: ${message}`, diff].filter(Boolean).join('\n\n');

// Vitest compares `--testNamePattern` with the titles of the groups and of the test, separated by spaces.
const nameOf = ({ fullName }) => fullName.replaceAll(' > ', ' ');

function testOf(test) {
  const { state, errors = [] } = test.result();
  return { name: nameOf(test), state, output: errors.map(wordsOf).join('\n') };
}

/**
 * A reporter of Vitest. It writes files with their tests, and errors that no test caught, as JSON into the file that the
 * variable VITEST_REPORT names.
 */
export default class VitestReporter {
  onTestRunEnd(files, outside) {
    const report = {
      files: files.map((file) => ({
        path: file.moduleId,
        tests: [...file.children.allTests()].map(testOf),
        output: file.errors().map(wordsOf).join('\n'),
      })),
      outside: outside.map((error) => ({
        // The test that was running, which may not be the cause.
        during: [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter(Boolean).join(', '),
        output: wordsOf(error),
      })),
    };
    const target = process.env.VITEST_REPORT;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(report));
  }
}
