import { lazy, type ComponentType } from 'react';
import { isUpdated, openNewRelease } from './release';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What lets each file that could not be loaded load again. */
const failed = new Set<() => void>();

/**
 * The file that an error of Chromium or Firefox names, by another address: a browser may remember that an address failed, and
 * not ask for it again.
 */
function anew<Props>(failure: unknown): Load<Props> | null {
  const [address] = /https?:[^\s?]+\.js/.exec(String(failure)) ?? [];
  if (!address) return null;
  return () => import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as ReturnType<Load<Props>>;
}

/** The site was updated, so that the file is gone. The page was not loaded anew, for what the guest has typed. */
export class GoneAfterUpdate extends Error {
  constructor() {
    super('The site was updated.');
  }
}

/**
 * A component in a script file of its own, which loads when it is first shown. After an update of the site the page is
 * loaded anew; else a file that failed can be loaded again.
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

/** Lets all files that failed be loaded again, when their components are next rendered. */
export function loadFailedAgain(): void {
  for (const again of failed) again();
  failed.clear();
}
