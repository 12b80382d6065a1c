import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app/application';
import { hostOf, readSettings, SettingsError, type Settings } from './env';
import { closeWhenDone, createHttpServer, refuseOthers } from './edge/http/http-server';
import { createJobRunner } from './app/jobs';
import { serveMetrics } from './platform/metrics/metrics-server';
import { createLog, type Logger } from './platform/log/log';
import { openFonts } from './platform/pdf/open-fonts';
import { install, uninstall, type Installation } from './app/installation';

// Docker and Kubernetes kill a container soon after this time.
const STOP_WITHIN_MILLISECONDS = 25_000;

async function main(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.LOG_LEVEL);
  warnOfTrial(settings, log);
  const installation = await install(settings, log);
  if (settings.NODE_ENV === 'production' && (await installation.services.clock.isShifted())) {
    throw new SettingsError([
      'The clock table is shifted, as by a test. Set the column shift of the table clock to 0.',
    ]);
  }
  await alertWithoutAdministrator(installation);
  await warnOfOtherExchangeRate(installation);
  await replayErasures(installation);
  const app = await createApp(installation);
  const jobs = createJobRunner(installation);
  jobs.start();
  const metricsServer =
    settings.METRICS_PORT === undefined
      ? null
      : await serveMetrics(installation.metrics, settings.METRICS_PORT, settings.METRICS_HOST);
  const server = createHttpServer(app.handler);
  if (settings.TRIAL) refuseOthers(server, settings.TRUSTED_PROXIES);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, hostOf(settings), resolve);
  });
  log.info({ port: (server.address() as AddressInfo).port }, 'Listening');
  openFonts();

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping: finishing requests and jobs');
    setTimeout(() => process.exit(1), STOP_WITHIN_MILLISECONDS).unref();
    app.beginStopping();
    await pause(settings.STOP_DELAY_SECONDS * 1000);
    await closeWhenDone(server);
    await jobs.stop();
    await app.apollo.stop();
    if (metricsServer) await closeWhenDone(metricsServer);
    await uninstall(installation);
    log.info('Stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

/** A database that was restored has people whom the hotel had erased: they go before anybody sees them. */
async function replayErasures({ replay, log }: Installation): Promise<void> {
  await replay.run().catch((error: unknown) => {
    log.error(
      { err: error, alert: 'list of erasures' },
      'The list of erasures could not be applied; the nightly job tries again',
    );
  });
}

function warnOfTrial(settings: Settings, log: Logger): void {
  if (settings.NODE_ENV === 'production' && settings.TRIAL) {
    log.warn('TRIAL is on: this server is only for this machine and takes no real money');
  }
}

/** Earlier versions took the exchange rate from this setting. Now `migrate` reads it once. */
async function warnOfOtherExchangeRate({ settings, services, log }: Installation): Promise<void> {
  const inForce = services.property.paisePerUnitOn(await services.clock.today());
  const { PAISE_PER_DOLLAR: setting = inForce } = settings;
  if (setting === inForce) return;
  log.warn(
    { setting, inForce },
    'PAISE_PER_DOLLAR differs from the exchange rate in force: see exchange_rates',
  );
}

/** There is no administrator until an account is pinned, even after an upgrade. */
async function alertWithoutAdministrator({ services, log }: Installation): Promise<void> {
  if (await services.owner.find()) return;
  log.error(
    { alert: 'no administrator' },
    'There is no administrator yet: run node dist/src/app/owner-link.js in graphql-server, and open its link',
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exitCode = 1;
  // Open connections would keep the process alive.
  setTimeout(() => process.exit(1), 1_000).unref();
});
