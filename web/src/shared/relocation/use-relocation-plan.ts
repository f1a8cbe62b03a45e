import { useEffect, useState } from 'react';
import type {
  ChangePreviewDto,
  HypotheticalChangeDto,
  RelocationChoiceDto,
  RelocationPlanDto,
} from '../api/generated.js';
import { usePreviewChangeMutation } from '../api/generated.js';

/**
 * Reads the plan for a change, again after each decision about a row; nothing while `change` is undefined. The plan of
 * before stays on screen meanwhile, and where planning failed; only a current one is to be applied.
 */
export function useRelocationPlan(change: HypotheticalChangeDto | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [choices, setChoices] = useState<RelocationChoiceDto[]>([]);
  const [preview] = usePreviewChangeMutation();
  const [shown, setShown] = useState<RelocationPlanDto>();
  const [answered, setAnswered] = useState<{ request: string; isError: boolean }>();
  const question = change && JSON.stringify({ change, choices });
  const request = `${attempt} ${question}`;
  useEffect(() => {
    if (!question) return;
    const asking = preview({ changePreviewDto: JSON.parse(question) as ChangePreviewDto });
    let isWanted = true;
    void asking.then(({ data }) => {
      if (!isWanted) return;
      if (data) setShown(data);
      setAnswered({ request, isError: !data });
    });
    return () => {
      isWanted = false;
    };
  }, [question, preview, request]);
  const choose = (choice: RelocationChoiceDto | undefined, bookingId: string) =>
    setChoices((before) => [
      ...before.filter(({ booking_id }) => booking_id !== bookingId),
      ...(choice ? [choice] : []),
    ]);
  const planAgain = () => setAttempt((before) => before + 1);
  const isError = answered?.request === request && answered.isError;
  const isCurrent = answered?.request === request && !answered.isError;
  return { planAgain, plan: question ? shown : undefined, isCurrent, isError, choices, choose };
}
