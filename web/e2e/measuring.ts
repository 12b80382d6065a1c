import config from './playwright.config';

/** The configuration of measurements: one at a time, with a browser's default settings. */
export const measuring = {
  ...config,
  workers: 1,
  reporter: 'line',
  use: { ...config.use, reducedMotion: 'no-preference' as const },
};
