import type { ComponentType } from 'react';
import { lazyComponent } from '../../lib/loading/lazy-component';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loaders: (() => Promise<void>)[] = [];

/**
 * A component in a script file of its own. The browser loads the file when the component is first shown; until then it
 * keeps what the server rendered. The server renders without a pause, because it calls {@link loadOwnFiles} before.
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

/** Loads every such component. */
export async function loadOwnFiles(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}
