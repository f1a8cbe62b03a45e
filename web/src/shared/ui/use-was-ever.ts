import { useState } from 'react';

/** Whether it ever was: what is fetched only when it is needed stays once it is there. */
export function useWasEver(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
