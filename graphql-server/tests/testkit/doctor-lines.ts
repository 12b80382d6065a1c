import { runChecks, type Check } from '../../src/operations/doctor/report/check';
import { reportOf } from '../../src/operations/doctor/report/report';

const USUAL_MILLISECONDS = 30_000;

/** The line that the doctor prints for this check, without its summary. */
export async function lineFor(
  run: Check['run'],
  { name = 'check', milliseconds = USUAL_MILLISECONDS, secrets = [] as readonly string[] } = {},
): Promise<string> {
  const report = reportOf(await runChecks([{ name, run }], milliseconds), secrets);
  return report.split('\n')[0] ?? '';
}
