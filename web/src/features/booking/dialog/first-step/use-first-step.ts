import { useEffect, useLayoutEffect, useState } from 'react';
import { getFirstStep } from './first-step.js';

/** Returns the first step's choice; the dialog takes over its place, focus and open presses. */
export function useFirstStep() {
  const [firstStep] = useState(getFirstStep);
  useLayoutEffect(() => firstStep?.leave(), [firstStep]);
  // Runs after the dialog has focused itself.
  useEffect(() => void firstStep?.resume(), [firstStep]);
  return firstStep;
}
