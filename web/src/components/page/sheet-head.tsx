interface SheetHeadProps {
  hotel: { name: string; address: string; phone: string; email?: string | null };
  title: string;
}

/** The head of each printed sheet: the hotel, and the title of the sheet. */
export function SheetHead({ hotel: { name, address, phone, email }, title }: SheetHeadProps) {
  return (
    <header className="flex items-end justify-between gap-6 border-b-2 border-brass pb-2">
      <div>
        <p className="font-display text-2xl leading-tight font-semibold">{name}</p>
        <p className="text-xs text-quiet">{[address, phone, email].filter(Boolean).join(' · ')}</p>
      </div>
      <h2 className="text-xl whitespace-nowrap">{title}</h2>
    </header>
  );
}
