import { median } from '../../bench/setup/load';

const MEGABYTE = 1024 * 1024;
const LOOK_EVERY_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 10_000;

/** A server's own figures about its memory, in megabytes. */
export interface MemoryFigures {
  heap: number;
  resident: number;
}

const FIGURES: Record<keyof MemoryFigures, RegExp> = {
  heap: /^nodejs_heap_size_used_bytes ([\d.e+]+)/m,
  resident: /^process_resident_memory_bytes ([\d.e+]+)/m,
};

async function look(metricsUrl: string): Promise<MemoryFigures | null> {
  try {
    const text = await (
      await fetch(metricsUrl, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })
    ).text();
    const of = (figure: RegExp): number => Number(figure.exec(text)?.[1] ?? 0) / MEGABYTE;
    return { heap: of(FIGURES.heap), resident: of(FIGURES.resident) };
  } catch {
    return null;
  }
}

/** Reads a server's memory figures each second until it is stopped. */
export function watchMemory(metricsUrl: string): { stop(): MemoryFigures[] } {
  const seen: MemoryFigures[] = [];
  const timer = setInterval(() => {
    void look(metricsUrl).then((figures) => figures && seen.push(figures));
  }, LOOK_EVERY_MILLISECONDS);
  return {
    stop: () => {
      clearInterval(timer);
      return seen;
    },
  };
}

/** The median of each third of the run. With flat memory the second and the third are about equal. */
export function byThirds(seen: readonly MemoryFigures[], figure: keyof MemoryFigures): number[] {
  const third = Math.max(1, Math.ceil(seen.length / 3));
  return [0, 1, 2].map((index) =>
    Math.round(median(seen.slice(index * third, (index + 1) * third).map((each) => each[figure]))),
  );
}

const CPU_SECONDS = /^process_cpu_seconds_total ([\d.e+-]+)/m;

/**
 * Each call returns the server's processor time since the previous call, in milliseconds a second; 0 without figures.
 */
export function cpuMeter(metricsUrl: string): () => Promise<number> {
  let [before, at] = [0, performance.now()];
  return async () => {
    const text = await fetch(metricsUrl).then(
      (response) => response.text(),
      () => '',
    );
    const [used, now] = [Number(CPU_SECONDS.exec(text)?.[1] ?? before), performance.now()];
    const share = ((used - before) * 1000) / ((now - at) / 1000);
    [before, at] = [used, now];
    return share;
  };
}
