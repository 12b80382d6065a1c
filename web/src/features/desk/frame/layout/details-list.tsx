interface DetailsListProps {
  title: string;
  rows: [string, string][];
}

/** Labels and values under a title. */
export function DetailsList({ title, rows }: DetailsListProps) {
  return (
    <section>
      <h2 className="text-3xl">{title}</h2>
      <dl className="tabular mt-4 border-t border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5">
            <dt className="text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
