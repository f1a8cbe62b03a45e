import { useEffect, useLayoutEffect, useState } from 'react';
import { getFirstStep } from './first-step.js';

/** What was chosen in the first step that the server drew; its place, focus and open presses are the dialog's from now on. */
export function useFirstStep() {
  const [firstStep] = useState(getFirstStep);
  useLayoutEffect(() => firstStep?.leave(), [firstStep]);
  // After the dialog has taken the focus to itself.
  useEffect(() => void firstStep?.resume(), [firstStep]);
  return firstStep;
}
