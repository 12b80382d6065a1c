import { useEffect, useRef, useState } from 'react';
import { SEARCH_LENGTH } from '../../generated/rules';
import { TextField } from './field';

const REST_MILLISECONDS = 300;

interface SearchFieldProps {
  label: string;
  type?: 'search' | 'date';
  /** The current search. */
  value: string;
  className?: string;
  /** Called when typing pauses. */
  onRest: (text: string) => void;
}

/** A search box, or a date to search by. It waits until typing pauses. */
export function SearchField({ label, type = 'search', value, className, onRest }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Going back changes the search. The field's own change also comes back as a new value, and the guest may have
    // typed more since.
    if (told !== value) {
      setTold(value);
      setTyped(value);
    }
  }
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setTold(typed);
      rest.current(typed);
    }, REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={label}
      type={type}
      inWords={type === 'date'}
      unmarked
      className={className}
      maxLength={SEARCH_LENGTH}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
