import { useEffect, useEffectEvent } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { lossQuestions } from './loss-questions.js';
import { useUnloadQuestion } from './use-unload-question.js';

/**
 * Asks before what was entered is lost, whichever way somebody leaves: a link, Back, Escape, a reload. `isLost` says of a
 * change of address whether it would lose anything.
 */
export function useLossQuestion(isLost: BlockerFunction, isUnsaved: boolean): void {
  useUnloadQuestion(isUnsaved);
  const loses = useEffectEvent(isLost);
  useEffect(() => {
    const question: BlockerFunction = (change) => loses(change);
    lossQuestions.add(question);
    return () => void lossQuestions.delete(question);
  }, []);
}
