import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../../components/form/field';
import { t } from '../../lib/texts/texts';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

/** A password field with a button that shows the password. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const name = label.toLowerCase();
  return (
    <div className="relative">
      <TextField
        {...field}
        label={label}
        type={shown ? 'text' : 'password'}
        required
        className="password-field"
      />
      <button
        type="button"
        aria-label={shown ? t`Hide ${name}` : t`Show ${name}`}
        onClick={() => setShown(!shown)}
        className="absolute top-[1.875rem] right-0.5 grid size-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink"
      >
        <Icon aria-hidden strokeWidth={1.5} className="size-5" />
      </button>
    </div>
  );
}
