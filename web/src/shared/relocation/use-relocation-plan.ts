import { useEffect, useState } from 'react';
import type {
  ChangePreviewDto,
  HypotheticalChangeDto,
  RelocationChoiceDto,
  RelocationPlanDto,
} from '../api/generated.js';
import { usePreviewChangeMutation } from './relocation-api.js';

/** Reads the plan for a change, again after each decision about a row; nothing while `change` is undefined. */
export function useRelocationPlan(change: HypotheticalChangeDto | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [choices, setChoices] = useState<RelocationChoiceDto[]>([]);
  const [preview, { isLoading, isError }] = usePreviewChangeMutation();
  const [shown, setShown] = useState<RelocationPlanDto>();
  const question = change && JSON.stringify({ change, choices });
  useEffect(() => {
    if (!question) return;
    const asking = preview({ changePreviewDto: JSON.parse(question) as ChangePreviewDto });
    let isWanted = true;
    void asking.then((answer) => isWanted && answer.data && setShown(answer.data));
    return () => {
      isWanted = false;
    };
  }, [question, preview, attempt]);
  const choose = (choice: RelocationChoiceDto | undefined, bookingId: string) =>
    setChoices((before) => [
      ...before.filter(({ booking_id }) => booking_id !== bookingId),
      ...(choice ? [choice] : []),
    ]);
  const planAgain = () => setAttempt((before) => before + 1);
  return { planAgain, plan: question ? shown : undefined, choices, choose, isPlanning: isLoading, isError };
}
