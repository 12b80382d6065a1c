interface ChoiceBoxesProps<Value extends string | number> {
  legend: string;
  /** The meaning of an empty choice. */
  hint: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** A group of checkboxes: any number of values can be chosen. */
export function ChoiceBoxes<Value extends string | number>({
  legend,
  hint,
  choices,
  chosen,
  onChange,
}: ChoiceBoxesProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className="sm:col-span-full">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p className="mt-1 text-sm text-quiet">{hint}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {choices.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
