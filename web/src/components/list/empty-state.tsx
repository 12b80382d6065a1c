/** Says that there is nothing, which is never the same as a failure. */
export function EmptyState({ text }: { text: string }) {
  return <p className="border-t border-line py-10 text-lg text-quiet">{text}</p>;
}
