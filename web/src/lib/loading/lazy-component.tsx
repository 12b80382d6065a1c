import { lazy, type ComponentType } from 'react';
import { isUpdated, openNewRelease } from './release';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Functions that let each failed file load again. */
const failed = new Set<() => void>();

/**
 * Loads the file that an error of Chromium or Firefox names by a different address, because a browser may remember that
 * an address failed and not request it again.
 */
function anew<Props>(failure: unknown): Load<Props> | null {
  const [address] = /https?:[^\s?]+\.js/.exec(String(failure)) ?? [];
  if (!address) return null;
  return () => import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as ReturnType<Load<Props>>;
}

/** The file was removed by an update of the site. The page was not reloaded, to keep what the guest has typed. */
export class GoneAfterUpdate extends Error {
  constructor() {
    super('The site was updated.');
  }
}

/**
 * A component in a separate script file, which loads when the component is first shown. If loading fails after an
 * update of the site, the page reloads; otherwise the file can be loaded again.
 */
export function lazyComponent<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let next = load;
  const attempt = () =>
    next().catch(async (failure: unknown) => {
      next = anew<Props>(failure) ?? load;
      failed.add(() => (Part = lazy(attempt)));
      if (!(await isUpdated())) throw failure;
      if (openNewRelease()) await new Promise(() => undefined);
      throw new GoneAfterUpdate();
    });
  let Part = lazy(attempt);
  return function LazyComponent(props: Props) {
    return <Part {...props} />;
  };
}

/** Lets all failed files load again when their components are next rendered. */
export function loadFailedAgain(): void {
  for (const again of failed) again();
  failed.clear();
}
