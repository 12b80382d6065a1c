import { expect, type Page } from '@playwright/test';
import { signIn } from './people';
import { test } from './test-server';
import { serveTimeline } from './timeline-data';

const RUNS = 5;
const SLOWER = 4;
/** The limits of the median, in milliseconds. The larger timeline only has to stay usable. */
const SIZES = [
  { rooms: 30, nights: 28, wanted: 300 },
  { rooms: 300, nights: 90, wanted: 1_000 },
];

interface Drawn {
  /** From the last byte of the response to the first frame with the grid, in milliseconds. */
  drawn: number;
  /** How many rows fit on the screen, and how many of them the frame shows. */
  visible: number;
  shown: number;
  longTasks: number;
  longest: number;
}

interface Marks {
  received: number;
  tasks: number[];
  frame: Pick<Drawn, 'drawn' | 'visible' | 'shown'> | null;
}

/** Records in the page when the response arrived, the first frame with the grid, and every task longer than 50 ms. */
function watch(): void {
  const marks: Marks = { received: 0, tasks: [], frame: null };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const noteFrame = (): void => {
    const drawn = performance.now() - marks.received;
    const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('[role="grid"] [data-row]')].map((row) =>
      row.getBoundingClientRect(),
    );
    const [head] = rows;
    if (!grid || !head) return;
    const bottom = Math.min(grid.bottom, window.innerHeight);
    const visible = Math.ceil((bottom - head.top) / head.height);
    marks.frame = { drawn, visible, shown: rows.filter(({ top }) => top < bottom).length };
  };
  const mutations = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"] [role="gridcell"]')) return;
    mutations.disconnect();
    // The frame is drawn between the two calls.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = noteFrame;
      channel.port2.postMessage(null);
    });
  });
  mutations.observe(document, { childList: true, subtree: true });
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (String(request[1]?.body).includes('"Timeline"')) {
      marks.received = performance.now();
      marks.tasks.length = 0;
    }
    return response;
  };
}

/** The first frame with the grid. It must have every row that fits on the screen. */
async function drawnIn(page: Page): Promise<Drawn> {
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.frame !== null);
  const frame = await page.evaluate(async () => {
    const { marks } = window as unknown as { marks: Marks };
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { ...marks.frame, longTasks: marks.tasks.length, longest: Math.max(0, ...marks.tasks) };
  });
  return frame as Drawn;
}

/** Scrolls from top to bottom. */
async function scrolled(page: Page): Promise<{ longTasks: number; longest: number }> {
  return page.evaluate(async () => {
    const { marks } = window as unknown as { marks: { tasks: number[] } };
    const grid = document.querySelector('[role="grid"]');
    marks.tasks.length = 0;
    for (let step = 0; grid && step < 60; step += 1) {
      grid.scrollTop += 150;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { longTasks: marks.tasks.length, longest: Math.max(0, ...marks.tasks) };
  });
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

for (const size of SIZES) {
  test(`${size.rooms} rooms × ${size.nights} days`, async ({ page, testServer, tolerated }) => {
    tolerated.push(/./);
    await page.setViewportSize({ width: 1440, height: 900 });
    await serveTimeline(page, size);
    await signIn(page, testServer);
    await page.addInitScript(watch);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const runs: Drawn[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`/desk/timeline?days=${size.nights}&run=${run}`);
      const drawn = await drawnIn(page);
      expect(drawn.shown).toBeGreaterThanOrEqual(drawn.visible);
      runs.push(drawn);
    }
    const scroll = await scrolled(page);
    const drawnWithin = median(runs.map(({ drawn }) => drawn));
    console.log(
      `${size.rooms} × ${size.nights}, ${SLOWER} times slower: drawn in ${drawnWithin.toFixed(0)} ms (≤ ${size.wanted}) ` +
        `(${runs.map(({ drawn }) => drawn.toFixed(0)).join(', ')}); long tasks ${median(runs.map(({ longTasks }) => longTasks))}, ` +
        `the longest ${median(runs.map(({ longest }) => longest)).toFixed(0)} ms; while it scrolls ${scroll.longTasks}, ` +
        `the longest ${scroll.longest.toFixed(0)} ms`,
    );
    expect(drawnWithin, 'drawn within the limit').toBeLessThanOrEqual(size.wanted);
  });
}
