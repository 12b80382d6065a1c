/** Says that a list is empty. A list that failed shows `FailedState`. */
export function EmptyState({ text }: { text: string }) {
  return <p className="border-t border-line py-10 text-lg text-quiet">{text}</p>;
}
