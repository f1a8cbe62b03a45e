import { useState } from 'react';

/** Whether the value was ever true, for code that is loaded when it is first needed and then stays. */
export function useHasBeenTrue(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
