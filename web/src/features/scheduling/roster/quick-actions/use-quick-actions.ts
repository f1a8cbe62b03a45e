import {
  useApplyGeneratedWeekMutation,
  useApplyWeekCopyMutation,
  useLazyPreviewGeneratedWeekQuery,
  useLazyPreviewWeekCopyQuery,
} from '../../../../shared/api/generated.js';

/** The texts of the two quick actions. */
export const QUICK_ACTIONS = {
  copy: {
    plan: 'copied-week',
    label: 'Copy Previous Week to Current Week',
    question: 'Copy the previous week?',
    explanation: 'The shifts of the last seven days, each entered seven days later.',
    verb: 'Copy',
    unreadable: "Failed to fetch previous week's roster",
    undone: "Failed to copy previous week's roster",
    success: 'Week Copied',
  },
  generate: {
    plan: 'generated-week',
    label: 'Auto-Generate Next Week',
    question: 'Generate next week?',
    explanation:
      'One shift a day for the seven days that begin a week from today: therapists in turn, three mornings, then afternoons.',
    verb: 'Add',
    unreadable: 'Failed to generate roster',
    undone: 'Failed to generate roster',
    success: 'Roster Generated',
  },
} as const;

export type QuickAction = keyof typeof QUICK_ACTIONS;

export function useQuickActions() {
  const [previewCopy] = useLazyPreviewWeekCopyQuery();
  const [previewGenerated] = useLazyPreviewGeneratedWeekQuery();
  const [applyCopy, copying] = useApplyWeekCopyMutation();
  const [applyGenerated, generating] = useApplyGeneratedWeekMutation();
  return {
    preview: { copy: previewCopy, generate: previewGenerated },
    apply: { copy: applyCopy, generate: applyGenerated },
    isApplying: copying.isLoading || generating.isLoading,
  };
}
