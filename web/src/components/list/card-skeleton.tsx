interface CardSkeletonsProps {
  /** What is loading, for screen readers. */
  label: string;
  count: number;
  className?: string;
}

/** Placeholders for cards that are loading. */
export function CardSkeletons({ label, count, className }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} aria-hidden className="animate-pulse">
          <div className="aspect-[16/10] rounded-picture bg-line" />
          <div className="mt-5 h-7 w-2/3 bg-line" />
          <div className="mt-4 h-20 bg-line/60" />
        </div>
      ))}
    </div>
  );
}
