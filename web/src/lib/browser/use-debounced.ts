import { useEffect, useState } from 'react';

/** The value once it has not changed for the given milliseconds. Values are compared by their JSON. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState({ value, text });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value: JSON.parse(text) as Value, text }), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return rested.text === text ? value : rested.value;
}
