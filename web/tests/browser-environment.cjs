// jsdom hides Node's own web APIs; the router and Apollo need them as browsers have them.
const { TestEnvironment } = require('jest-environment-jsdom');

const SHARED = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    for (const name of SHARED) this.global[name] = globalThis[name];
    // jsdom's signals are not those that Node's fetch knows.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
