import { TextField } from '../../../../components/form/field';

interface PercentFieldProps {
  label: string;
  value: number;
  minimum?: number;
  onChange: (value: number) => void;
}

/** A whole number of percent. Any other text changes nothing. */
export function PercentField({ label, value, minimum = 0, onChange }: PercentFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      min={minimum}
      max={100}
      required
      className="w-44"
      value={value}
      onChange={({ target }) => {
        const entered = target.valueAsNumber;
        if (Number.isInteger(entered) && entered >= minimum && entered <= 100) onChange(entered);
      }}
    />
  );
}
