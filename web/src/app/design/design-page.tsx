import type { ReactNode } from 'react';
import { PageHead } from '../../components/page/page-head';
import { ToastProvider } from '../../components/status/toast';
import { Buttons, Fields, Messages } from './design-basics';
import { Cards, Overlays, States, CarouselSample } from './design-compositions';
import { Colours, Shapes, Type } from './design-tokens';

const EXAMPLES: readonly [title: string, example: ReactNode][] = [
  ['Colours', <Colours key="colours" />],
  ['Type', <Type key="type" />],
  ['Shapes', <Shapes key="shapes" />],
  ['Buttons', <Buttons key="buttons" />],
  ['Fields', <Fields key="fields" />],
  ['Messages', <Messages key="messages" />],
  ['Dialogs and notices', <Overlays key="overlays" />],
  ['Loading, empty, failed', <States key="states" />],
  ['Cards', <Cards key="cards" />],
  ['Carousel', <CarouselSample key="carousel" />],
];

/** Every component with its states, for developers. */
export default function DesignPage() {
  return (
    <ToastProvider>
      <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
        <PageHead title="Design" hiddenFromSearch />
        <h1 className="page-title">Design</h1>
        <p className="mt-4 max-w-xl text-lg text-quiet">
          The site’s components. Tokens are in app/theme.css, components in components/.
        </p>
        <div className="mt-14 grid gap-16">
          {EXAMPLES.map(([title, example]) => (
            <section key={title} className="min-w-0">
              <h2 className="section-title mb-6 border-t border-line pt-6">{title}</h2>
              {example}
            </section>
          ))}
        </div>
      </div>
    </ToastProvider>
  );
}
