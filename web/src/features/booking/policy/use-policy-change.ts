import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../shared/api/generated.js';
import type { Problem } from '../../../shared/api/problem.js';

/** Handles a cancellation policy that changed while it was on screen; the next press books under the new one. */
export function usePolicyChange() {
  const dispatch = useDispatch();
  /** The server's sentence with the new policy. */
  const [detail, setDetail] = useState<string>();

  /**
   * Takes a refusal that is about the policy, and reads it again.
   * @returns false for other refusals
   */
  const takeRefusal = (problem: Problem | undefined): boolean => {
    if (problem?.code !== 'policy-changed') return false;
    setDetail(problem.detail);
    dispatch(api.util.invalidateTags(['Settings']));
    return true;
  };

  /** Returns the message about the changed policy. @param button text of the button that sends the booking */
  const formatNotice = (button: string): string | undefined =>
    detail && `${detail.replace(/\.?$/, '.')} Press ${button} to book under it.`;

  return { takeRefusal, formatNotice, clear: () => setDetail(undefined) };
}
