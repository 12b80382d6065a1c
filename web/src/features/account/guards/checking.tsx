/** A message while something is being checked. */
export function Checking({ text }: { text: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-5">
      <p role="status" className="text-lg text-quiet">
        {text}
      </p>
    </div>
  );
}
