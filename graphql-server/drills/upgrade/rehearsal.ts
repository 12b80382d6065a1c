import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../bench/setup/table';
import type { Check } from '../restore/checks';
import { timed } from '../restore/timed';
import { bookingForm } from '../../tests/testkit/bookings';
import { assertType } from '../../tests/testkit/graphql';
import type { ServerProcess } from '../../tests/testkit/server-process';
import { waitFor } from '../../tests/testkit/wait-for';
import { fillEarlierVersion, type Before } from './before';
import * as checks from './checks';
import type { BuiltVersion } from './earlier-version';
import { foliosEqualQuotes } from './folios';
import { createBooking } from './guest-requests';
import { Load } from './load';
import { MIGRATION_NAME, watchLocks } from './lock-watch';
import * as newVersion from './new-version';
import { runProgram } from './programs';
import { KNOWN_OF_VERSION_BEFORE, type ExpectedLine } from './server-log';
import type { Surroundings } from './surroundings';

// How long the load lasts in each stage.
const SECONDS = {
  beforeMigration: 5,
  afterMigration: 10,
  sideBySide: 15,
  newAlone: 10,
  oldAgain: 60,
  finished: 10,
};

const MAILS_LEFT = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'send%mail' LIMIT 1`;
const PATIENCE_MILLISECONDS = 60_000;
// A guest who waits longer believes that the site is down.
const READ_LIMIT_MILLISECONDS = 3_000;

/** One rehearsal: both versions, their surroundings, and the results so far. */
export class Rehearsal {
  private readonly found: Check[] = [];
  private readonly steps: [string, string][] = [];
  private readonly load: Load;

  constructor(
    private readonly earlier: BuiltVersion,
    private readonly ours: BuiltVersion,
    private readonly surroundings: Surroundings,
  ) {
    this.load = new Load(surroundings);
  }

  async run(): Promise<void> {
    const { servers } = this.surroundings;
    await this.migrate(this.earlier);
    const old = await servers.start(this.earlier);
    const before = await this.step('fill the earlier version', () =>
      fillEarlierVersion(this.surroundings, old.url),
    );
    this.load.start();
    await this.step('migrate under load', () => this.migrateUnderLoad());
    const fresh = await this.step('serve side by side', () => this.serveSideBySide(old));
    await this.step('serve with the new version alone', () => this.serveAlone(old));
    await this.step('prove', () => this.prove(before, fresh));
    await this.step('go back and forth', () => this.goBackAndForth(before, fresh));
    await this.step('finish under load', () => this.finishUnderLoad(before));
  }

  get isWell(): boolean {
    return this.found.length > 0 && this.found.every(({ holds }) => holds);
  }

  print(): void {
    if (this.found.length === 0) return;
    printTable('What it took', ['step', 'seconds'], this.steps);
    const rows = this.found.map(({ name, found, holds }) => [name, found, holds ? 'well' : 'NOT WELL']);
    printTable('The upgrade', ['check', 'found', ''], rows);
  }

  private async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    process.stdout.write(`${name} …\n`);
    const { result, seconds } = await timed(work);
    this.steps.push([name, seconds.toFixed(1)]);
    return result;
  }

  private async migrate(version: BuiltVersion, ...options: string[]): Promise<void> {
    await runProgram(process.execPath, [version.migrate, ...options], {
      cwd: version.directory,
      env: { PATH: process.env['PATH'], PGAPPNAME: MIGRATION_NAME, ...this.surroundings.environment },
    });
  }

  private async migrateUnderLoad(): Promise<void> {
    await pause(SECONDS.beforeMigration * 1000);
    await this.changeUnderLoad('the migration', () => this.migrate(this.ours));
    this.found.push(await foliosEqualQuotes(this.surroundings, 'after the migration'));
  }

  /** Guests continue while the database is changed, and for some seconds after that. */
  private async changeUnderLoad(name: string, change: () => Promise<void>): Promise<void> {
    const usual = this.load.longestRead();
    const watch = await watchLocks(this.surroundings.environment['DATABASE_URL'] ?? '');
    const changed = timed(change);
    const locks = await changed.then(watch.stop, watch.stop);
    const { seconds } = await changed;
    const meanwhile = this.load.longestRead();
    await pause(SECONDS.afterMigration * 1000);
    this.found.push(
      checks.locksWereShort(name, locks),
      checks.noFailedRequest(this.load.figures(), `while ${name} ran for ${seconds.toFixed(1)} s`),
      {
        name: `reads went on during ${name}`,
        holds: meanwhile < READ_LIMIT_MILLISECONDS,
        found: `the longest took ${meanwhile.toFixed(0)} ms, before ${usual.toFixed(0)} ms`,
      },
    );
  }

  /**
   * What only the earlier version reads is dropped, while guests book at the new version. After that there is no way
   * back.
   */
  private async finishUnderLoad(before: Before): Promise<void> {
    const { surroundings, found } = this;
    found.push(await foliosEqualQuotes(surroundings, 'after the way back'));
    const server = await surroundings.servers.start(this.ours);
    this.load.start();
    await this.changeUnderLoad('the finish', () => this.migrate(this.ours, '--finish'));
    await pause(SECONDS.finished * 1000);
    await this.load.stop();
    found.push(
      checks.noFailedRequest(this.load.figures(), 'after the finish'),
      ...(await checks.linksOpen(server.url, before)),
      await checks.pastLinksOpen(server.url, before),
      await checks.formsFindTheirBookings(server.url, {
        ...before,
        bookings: before.bookings.filter(({ goesOn }) => !goesOn),
      }),
      await newVersion.webhooksAreKnown(surroundings, server),
      await checks.promisesAreKept(surroundings, this.load),
      await checks.sumsAreKept(surroundings, before, 'after the finish'),
      await this.bookingsAreClean('after the finish'),
    );
    await this.stopServer('the new version, at last,', server);
  }

  private async serveSideBySide(old: ServerProcess): Promise<ServerProcess> {
    const fresh = await this.surroundings.servers.start(this.ours);
    await pause(SECONDS.sideBySide * 1000);
    const book = async (url: string) => {
      const hold = await createBooking(url, bookingForm(this.surroundings));
      assertType(hold, 'BookingHold');
      return { reference: hold.booking.reference, orderId: hold.checkout.orderId };
    };
    this.found.push(
      await newVersion.bookedHerePaidThere(this.surroundings, book, [old.url, fresh.url]),
      checks.noFailedRequest(this.load.figures(), 'with both versions side by side'),
    );
    return fresh;
  }

  private async serveAlone(old: ServerProcess): Promise<void> {
    await this.stopServer('the earlier version', old, KNOWN_OF_VERSION_BEFORE);
    await newVersion.bringServicesBack(this.surroundings);
    await pause(SECONDS.newAlone * 1000);
    await this.load.stop();
    this.found.push(checks.noFailedRequest(this.load.figures(), 'when the new version went on alone'));
  }

  private async prove(before: Before, fresh: ServerProcess): Promise<void> {
    const { surroundings, found } = this;
    const { url } = fresh;
    found.push(
      ...(await checks.linksOpen(url, before)),
      await checks.pastLinksOpen(url, before),
      await checks.formsFindTheirBookings(url, before),
      await newVersion.queuedMailsArrive(surroundings, url, before),
      await newVersion.waitingRefundsAreMade(surroundings, before),
      await newVersion.heldBookingsArePaid(surroundings, url, before),
      await newVersion.webhooksAreKnown(surroundings, fresh),
      newVersion.earlierSiteIsServed(this.earlier.directory),
      await checks.promisesAreKept(surroundings, this.load),
      ...(await checks.rowsAreKept(surroundings, before, 'after the upgrade')),
      await this.bookingsAreClean('after the upgrade'),
    );
  }

  /** The earlier version serves the new database alone, and then the new version continues with what was left to it. */
  private async goBackAndForth(before: Before, fresh: ServerProcess): Promise<void> {
    const { surroundings, found } = this;
    this.load.start();
    const old = await surroundings.servers.start(this.earlier);
    await this.stopServer('the new version', fresh);
    const confirmed = () => this.load.journal.promises.filter(({ kind }) => kind === 'confirmation').length;
    const confirmedBefore = confirmed();
    await pause(SECONDS.oldAgain * 1000);
    const count = confirmed() - confirmedBefore;
    found.push(checks.noFailedRequest(this.load.figures(), 'on the way back'), {
      name: `the earlier version books and is paid for ${SECONDS.oldAgain} s on the new database`,
      holds: count > 0,
      found: `${count} bookings`,
    });
    const again = await surroundings.servers.start(this.ours);
    await this.load.stop();
    await this.stopServer('the earlier version, again,', old, KNOWN_OF_VERSION_BEFORE);
    await waitFor(
      'no mail waits any more',
      async () => (await surroundings.query(MAILS_LEFT)).length === 0,
      PATIENCE_MILLISECONDS,
    );
    await this.stopServer('the new version, again,', again);
    found.push(
      checks.noMailTwice(surroundings),
      await checks.promisesAreKept(surroundings, this.load),
      ...(await checks.rowsAreKept(surroundings, before, 'after the way back')),
      await this.bookingsAreClean('after the way back'),
    );
  }

  private async stopServer(
    name: string,
    server: ServerProcess,
    expected: readonly ExpectedLine[] = [],
  ): Promise<void> {
    const code = await this.surroundings.servers.stop(server);
    this.found.push(
      { name: `${name} ended in good order`, holds: code === 0, found: `exit code ${code}` },
      checks.logIsClean(name, server.output(), expected),
    );
  }

  private async bookingsAreClean(when: string): Promise<Check> {
    const program = path.join(path.dirname(this.ours.server), 'app', 'check-bookings.js');
    const env = { PATH: process.env['PATH'], ...this.surroundings.environment };
    const faults = await runProgram(process.execPath, [program], { cwd: this.ours.directory, env }).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    return checks.noFaults(`check:bookings ${when}`, faults, 'clean');
  }
}
