import type { ComponentType } from 'react';
import { lazyComponent } from '../../lib/loading/lazy-component';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loaders: (() => Promise<void>)[] = [];

/**
 * A component in a separate script file. The browser loads the file when the component is first shown; until then it
 * keeps the server's HTML. The server calls {@link loadOwnFiles} first, so it renders without waiting.
 */
export function inOwnFile<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Loading = lazyComponent(load);
  let Loaded: ComponentType<Props> | null = null;
  loaders.push(async () => {
    Loaded = (await load()).default;
  });
  return function InOwnFile(props: Props) {
    return Loaded ? <Loaded {...props} /> : <Loading {...props} />;
  };
}

/** Loads every component that {@link inOwnFile} made. */
export async function loadOwnFiles(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}
