import 'reflect-metadata';
import { hasSampleContent, readSettings } from '../src/env';
import { fillSampleBookings } from './fill-sample-bookings';

async function main(): Promise<void> {
  const settings = readSettings();
  if (!settings.SAMPLE_BOOKINGS || !hasSampleContent(settings)) return;
  await fillSampleBookings(settings);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? `${error.message}: ${String(error.cause ?? '')}` : String(error)}\n`,
  );
  process.exitCode = 1;
});
