import path from 'node:path';
import { capture } from '../run/command.mjs';
import { CACHE, ROOT } from '../run/folders.mjs';

export const REPORTS = path.join(CACHE, 'reports');

// `npm run prove` runs every proof at full size, for hours.
const LONGEST_MINUTES = process.env.PROOFS === 'full' ? 360 : 55;
const LONGEST_MILLISECONDS = LONGEST_MINUTES * 60 * 1000;

const packageProgram = (...segments) => path.join(ROOT, 'node_modules', ...segments);

// The output is printed later, without colours.
const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

export const execute = (program, programArguments, { cwd = ROOT, env = {} } = {}) =>
  capture(program, programArguments, { cwd, env: { ...environment, ...env }, timeout: LONGEST_MILLISECONDS });

/** Runs a Node.js program of a package. */
export const executeNode = (segments, programArguments, options) =>
  execute(process.execPath, [packageProgram(...segments), ...programArguments], options);
