/** Says what is being found out while it is. */
export function Checking({ text }: { text: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-5">
      <p role="status" className="text-lg text-quiet">
        {text}
      </p>
    </div>
  );
}
