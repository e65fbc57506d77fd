import { useState } from 'react';

/** The value while there is one, else the last that there was: what a dialog shows while it closes. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
