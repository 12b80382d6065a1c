/** Loaded before a server: the clock of its process is then ahead by `CLOCK_AHEAD_SECONDS`. */
const AHEAD_MILLISECONDS = Number(process.env['CLOCK_AHEAD_SECONDS']) * 1000;
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (real, given: [] | [number]) =>
    given.length === 0 ? new real(now() + AHEAD_MILLISECONDS) : new real(...given),
  get: (real, name): unknown => (name === 'now' ? () => now() + AHEAD_MILLISECONDS : Reflect.get(real, name)),
});
