import { SERVER } from './folders.mjs';

// The auth emulator keeps a processor busy for seconds, so the others do not wait in its process.
const PROCESSES = [
  { name: 'stand-ins', members: ['postgres', 'inbox', 'storage', 'razorpay'] },
  { name: 'auth-emulator', members: ['auth'] },
];

/** Starts one process with stand-ins; resolves to the settings that they bring when all of them are ready. */
function startProcess(children, name, members, env) {
  const missing = new Set(members);
  const settings = {};
  return new Promise((resolve) => {
    children.start({
      name,
      programArguments: ['--require', '@swc-node/register', 'local/main.ts'],
      cwd: SERVER,
      env: { ...env, STAND_INS: members.join(','), CI: '1', NO_UPDATE_NOTIFIER: '1' },
      onMessage: ({ standIn, environment }) => {
        missing.delete(standIn);
        Object.assign(settings, environment);
        if (missing.size === 0) resolve(settings);
      },
    });
  });
}

/** Starts what the environment does not replace. `basic` is what the server needs to start, `auth` comes later. */
export function startStandIns(children, { standIns }, env) {
  const [basic, auth] = PROCESSES.map(({ name, members }) => {
    const wanted = members.filter((member) => standIns.includes(member));
    return wanted.length > 0 ? startProcess(children, name, wanted, env) : Promise.resolve({});
  });
  return { basic, auth };
}
