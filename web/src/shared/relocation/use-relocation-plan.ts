import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { type HypotheticalChangeDto, type RelocationChoiceDto, usePreviewChangeQuery } from '../api/generated.js';

/**
 * Reads the plan for a change, again after each decision about a row; nothing while `change` is undefined. The plan of
 * before stays on screen meanwhile, and where planning failed; only a current one is to be applied.
 */
export function useRelocationPlan(change: HypotheticalChangeDto | undefined) {
  const [choices, setChoices] = useState<RelocationChoiceDto[]>([]);
  const read = usePreviewChangeQuery(change ? { changePreviewDto: { change, choices } } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const choose = (choice: RelocationChoiceDto | undefined, bookingId: string) =>
    setChoices((before) => [
      ...before.filter(({ booking_id }) => booking_id !== bookingId),
      ...(choice ? [choice] : []),
    ]);
  return {
    planAgain: () => void (change && read.refetch()),
    plan: change && read.data,
    isCurrent: read.isSuccess && !read.isFetching,
    isError: read.isError,
    choices,
    choose,
  };
}
