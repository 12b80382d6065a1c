// `npm start` runs everything that the site needs on one machine. `--dev` reloads as you edit.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from './run/build.mjs';
import { Children } from './run/children.mjs';
import { run, stopCommands } from './run/command.mjs';
import { SERVER } from './run/folders.mjs';
import { install } from './run/install.mjs';
import { onOwnNode } from './run/own-node.mjs';
import { onEndOfNpm } from './run/parent.mjs';
import { checkPorts } from './run/ports.mjs';
import { explain, secondsSince, step } from './run/progress.mjs';
import { claim, release } from './run/run-file.mjs';
import { programsOf, restartOnChange, SERVING, startServer, startSite } from './run/server.mjs';
import { localEnvironment, readPlan, readSecrets } from './run/settings.mjs';
import { startStandIns } from './run/stand-ins.mjs';
import { summary } from './run/summary.mjs';

const begun = performance.now();

/** Fails before anything is started if another program uses the ports or the data folder. */
async function prepare(plan) {
  await checkPorts(plan);
  await claim(plan.dataDirectory);
}

async function migrate(plan, environment) {
  const { migrate: program } = programsOf(plan);
  // Our own PostgreSQL need not write each of the migrations to the disk before the next one.
  const ofOwn = plan.standIns.includes('postgres') ? { PGOPTIONS: '-c synchronous_commit=off' } : {};
  const env = { ...environment, ...ofOwn };
  await step('Preparing the database', () =>
    run('Preparing the database', process.execPath, program, { cwd: SERVER, env }),
  );
}

/** Fills a new database with sample bookings, once. Without them the desk is empty, but everything else works. */
async function addSampleBookings(plan, env) {
  const done = path.join(plan.dataDirectory, 'sample-bookings');
  if (env.SAMPLE_BOOKINGS !== 'on' || existsSync(done)) return;
  await writeFile(done, 'Sample bookings were added to the first database of this folder.\n');
  const { sampleBookings } = programsOf(plan);
  const title = 'Adding sample bookings';
  await step(title, () => run(title, process.execPath, sampleBookings, { cwd: SERVER, env })).catch(explain);
}

/** Pins the sample account as the administrator's account. With real sign-in an operator pins the account. */
async function pinAdministrator(plan, env, { LOCAL_ADMINISTRATOR_UID: uid }) {
  if (!uid) return;
  const { ownerLink } = programsOf(plan);
  await run('Making the administrator', process.execPath, [...ownerLink, '--pin', uid], { cwd: SERVER, env });
}

async function startEverything(plan, children) {
  const local = localEnvironment(plan, await readSecrets(plan.dataDirectory));
  const standIns = startStandIns(children, plan, local);
  const built = (workspace) => (plan.isDevelopment ? Promise.resolve() : build(workspace));
  const basic = step('Starting PostgreSQL, mail, storage and Razorpay', () => standIns.basic);
  const auth = step('Starting the Firebase Auth emulator', () => standIns.auth);

  // The site's build takes longer than the server's, so the database is prepared meanwhile.
  const prepared = Promise.all([basic, built('server')]).then(async ([brought]) => {
    const env = { ...local, ...brought };
    await migrate(plan, env);
    await addSampleBookings(plan, env);
    return env;
  });
  const [env] = await Promise.all([prepared, built('web')]);
  const site = plan.isDevelopment ? startSite(children, plan, env) : Promise.resolve();
  await step('Starting the server', () => Promise.all([startServer(children, plan, env), site]));
  await pinAdministrator(plan, env, await auth);
  if (plan.isDevelopment) restartOnChange(children, plan, env);
  console.log(summary(plan, { databaseUrl: env.DATABASE_URL }));
  console.log(`Ready in ${secondsSince(begun)}.`);
  // For editors, which show type errors without these types. Running programs do not need them.
  await build('testTypes').catch(explain);
}

/** Resolves when the run must end: after a signal, or when the npm that started it has ended. */
function untilAskedToStop() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
    onEndOfNpm(resolve);
  });
}

async function main() {
  const plan = readPlan({ isDevelopment: process.argv.includes('--dev') });
  const children = new Children({
    logDirectory: path.join(plan.dataDirectory, 'logs'),
    showsOutput: plan.isDevelopment,
  });
  const stopRequest = untilAskedToStop();
  await prepare(plan);
  try {
    const ready = install().then(() => startEverything(plan, children));
    await Promise.race([ready, children.failure, stopRequest]);
    await Promise.race([children.failure, stopRequest]);
    console.log('\nStopping …');
  } finally {
    stopCommands();
    await children.stopAll(SERVING);
    await release(plan.dataDirectory);
  }
}

onOwnNode(main).then(
  () => process.exit(0),
  (failure) => {
    explain(failure);
    process.exit(1);
  },
);
