import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Prints a line for each flow and engine, the reasons of skipped ones, and the count in the last line. */
export default class EngineReporter implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };

  onBegin(_config: FullConfig): void {
    console.log('');
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = OUTCOMES[test.outcome()];
    this.counts[outcome] += 1;
    const engine = test.parent.project()?.name ?? '';
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? '';
    const note = outcome === 'skipped' ? reason : `${(result.duration / 1000).toFixed(1)} s`;
    console.log(`  ${outcome.padEnd(7)}  ${engine.padEnd(7)}  ${test.title} (${note})`);
    for (const { stack, message } of result.errors) console.log(`\n${stack ?? message}\n`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  /** Faults outside the tests, such as a server that did not start. */
  onError({ stack, message }: TestError): void {
    this.counts.failed += 1;
    console.log(`\n${stack ?? message}\n`);
  }

  onEnd({ status }: FullResult): void {
    // A run that was interrupted has not passed.
    if (status !== 'passed' && this.counts.failed === 0) this.counts.failed = 1;
    const { passed, failed, skipped } = this.counts;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
