const COLOURS = [
  ['ground', 'bg-ground'],
  ['raised', 'bg-raised'],
  ['ink', 'bg-ink'],
  ['quiet', 'bg-quiet'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['action', 'bg-action'],
  ['brass', 'bg-brass'],
  ['terracotta', 'bg-terracotta'],
  ['dusk', 'bg-dusk'],
  ['good', 'bg-good'],
  ['warning', 'bg-warning'],
  ['bad', 'bg-bad'],
] as const;

/** The palette; it follows the browser's light or dark. */
export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
      {COLOURS.map(([name, className]) => (
        <li key={name}>
          <div className={`h-20 rounded-control border border-line ${className}`} />
          <p className="mt-1.5 text-sm">{name}</p>
        </li>
      ))}
    </ul>
  );
}

/** The type scale. */
export function Type() {
  return (
    <div className="grid gap-5">
      <p className="font-display page-title">Page title</p>
      <p className="font-display section-title">Section title</p>
      <p className="font-display text-[1.75rem]">Card title</p>
      <p className="text-lg">Introductions, at eighteen pixels.</p>
      <p>Body text, at sixteen: the quick brown fox jumps over the lazy dog.</p>
      <p className="text-sm text-quiet">Notes, at fourteen, in a quieter colour.</p>
      <p className="tabular">Figures in columns: ₹59,273.76 and ₹4,520.88</p>
    </div>
  );
}

/** Radii and the one shadow. */
export function Shapes() {
  return (
    <div className="flex flex-wrap gap-6">
      <div className="grid h-24 w-40 place-items-center rounded-picture bg-line text-sm">picture</div>
      <div className="grid h-24 w-40 place-items-center rounded-control bg-line text-sm">control</div>
      <div className="grid h-24 w-40 place-items-center rounded-control bg-raised text-sm shadow-float">
        floating
      </div>
    </div>
  );
}
