import { act } from '@testing-library/react';
import { LiveDesk, type Watched } from '../src/features/desk/frame/live/live-desk';

/** Tells a page on demand that something has changed. */
export class ToldDesk extends LiveDesk {
  private readonly asked = new Set<Watched>();

  constructor() {
    super(() => () => undefined, 'told');
  }

  override watch(watched: Watched): () => void {
    this.asked.add(watched);
    return () => this.asked.delete(watched);
  }

  announce(): Promise<void> {
    return act(async () => {
      await Promise.all([...this.asked].map(({ ask }) => ask()));
      // The client gives what was read to the page in a later task.
      await new Promise((done) => setTimeout(done));
    });
  }
}
