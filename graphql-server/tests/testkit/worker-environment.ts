// The files of a worker share this module, so that the values are from before the first file.
const environment = { ...process.env };

/** Gives the worker's process the environment that it had at its start. */
export function restoreEnvironment(): void {
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
}
