/**
 * A reporter of Vitest. It prints errors that no test caught, which fail the run and are not in its report of JSON:
 * without it a failing run would not say why.
 */
export default class ErrorsOutsideTests {
  onTestRunEnd(_files, errors) {
    for (const { name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } of errors) {
      const place = [file, test].filter(Boolean).join(', ');
      console.error(`An error outside the tests${place && ` (seen during ${place})`}:`);
      console.error(stack ?? `${name}: ${message}`);
    }
  }
}
