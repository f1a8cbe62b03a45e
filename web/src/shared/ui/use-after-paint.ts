import { startTransition, useEffect, useState } from 'react';

/** Returns a value with a delay, once everything else that it changes is on screen. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => startTransition(() => setPainted(value)), [value]);
  return painted;
}
