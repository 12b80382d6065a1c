import config from './playwright.config';

/** What measures times runs alone, and sees what a guest sees who asked for nothing. */
export const measuring = {
  ...config,
  workers: 1,
  reporter: 'line',
  use: { ...config.use, reducedMotion: 'no-preference' as const },
};
