import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { lossQuestions } from './loss-questions.js';
import { useDiscardQuestion } from './use-discard-question.js';

/** Stands once in the office and asks before a change of address loses what somebody has entered. */
export function LossGuard() {
  const blocker = useBlocker((change) => [...lossQuestions].some((loses) => loses(change)));
  const askToDiscard = useDiscardQuestion();
  const ask = useEffectEvent(() => askToDiscard({ onDiscard: () => blocker.proceed?.(), onKeep: () => blocker.reset?.() }));
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);
  return null;
}
