import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { failOnMisfits } from './responses';

// Testing Library needs this name to wait while a test has stopped the clock.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, jest: vi });

// React runs effects in a task after the commit. A query that finds a dialog between them would find it before Radix has
// made it the layer that takes presses, so each query waits for that task.
const nextTask = setImmediate;
// A part of the site that is loaded by a press takes real time, also while a test has stopped the clock. However long the
// loading takes on a busy machine, a waiting query lets no time pass on the stopped clock meanwhile.
const startTimer = setTimeout;
const REAL_MILLISECONDS_A_STEP = 20;
configure((libraryDefaults) => ({
  unstable_advanceTimersWrapper: async (advance) => {
    await vi.dynamicImportSettled();
    await libraryDefaults.unstable_advanceTimersWrapper(advance);
    await new Promise<void>((resolve) => void startTimer(resolve, REAL_MILLISECONDS_A_STEP));
  },
  asyncWrapper: (work) =>
    libraryDefaults.asyncWrapper(async () => {
      const result = await work();
      await new Promise<void>((resolve) => void nextTask(resolve));
      return result;
    }),
}));

// The library would print the page for each attempt of a waiting query. A failed test prints it only once instead.
configure({
  // A busy machine takes longer than the default of one second, above all for a part of the site that no earlier test has
  // loaded. Only a failing test waits this long.
  asyncUtilTimeout: 30_000,
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  failOnMisfits();
});

// jsdom has no layout, so it lacks methods that Radix calls.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});

// jsdom has no media queries either.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
window.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
