import { SERVER } from './folders.mjs';

// The auth emulator needs a processor for some seconds, so the other stand-ins have a process of their own.
const PROCESSES = [
  { name: 'stand-ins', members: ['postgres', 'inbox', 'storage', 'razorpay'] },
  { name: 'auth-emulator', members: ['auth'] },
];

/** Starts one process with stand-ins. Resolves to their settings when all of them are ready. */
function startProcess(children, name, members, env) {
  const missing = new Set(members);
  const settings = {};
  return new Promise((resolve) => {
    children.start({
      name,
      programArguments: ['--require', './local/typescript-cache.cjs', 'local/main.ts'],
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

/**
 * Starts the stand-ins that the environment does not replace. The server needs `basic` to start; `auth` may come later.
 */
export function startStandIns(children, { standIns }, env) {
  const [basic, auth] = PROCESSES.map(({ name, members }) => {
    const wanted = members.filter((member) => standIns.includes(member));
    return wanted.length > 0 ? startProcess(children, name, wanted, env) : Promise.resolve({});
  });
  return { basic, auth };
}
