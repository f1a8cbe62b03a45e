import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import {
  useAddRosterPatternsMutation,
  useListRosterPatternsQuery,
  usePreviewRosterPatternsQuery,
  type NewPatternDto,
} from '../../../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../../../shared/dates/use-shop-now.js';
import { toast } from '../../../../../../shared/toast/toast.js';
import { DateField } from '../../../../../../shared/ui/fields/DateField.js';
import { FieldGroup } from '../../../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../../../shared/ui/form/FormItem.js';
import { Segmented } from '../../../../../../shared/ui/segmented/Segmented.js';
import { LoadFailure } from '../../../../../../shared/ui/load-failure/LoadFailure.js';
import { schedulingErrorToast } from '../../../../scheduling-messages.js';
import { findReplaced, toPatterns } from './to-patterns.js';
import { useUndoToast } from '../../edits/use-roster-change.js';
import { formatOutcome } from '../Outcome.js';
import { PeopleField } from '../PeopleField.js';
import type { PlanDialogProps } from '../plan-dialog.js';
import { PlannedDialog } from '../PlannedDialog.js';
import { toPreview } from '../to-preview.js';

/** Turns the weeks on screen into patterns. */
export function RepeatDialog({ dates, people, shifts, chosen, onDone, onClose }: PlanDialogProps) {
  const [weeks, setWeeks] = useState(1);
  const [lastDate, setLastDate] = useState<string | null>(null);
  const [therapists, setTherapists] = useState<string[]>([...chosen]);
  const today = useShopNow()?.date;
  const monday = dates[0]!;
  const ids = therapists.length > 0 ? therapists : people.map(({ id }) => id);
  const patterns = toPatterns(shifts, ids, { monday, weeks, lastDate });
  const { entered, body, replaces, outcome, problem, add, isAdding } = useNewPatterns(patterns);
  const { data } = entered;
  const hasDrafts = shifts.some(({ isDraft }) => isDraft);
  const apply = async () => {
    const isDone = await add();
    if (isDone) onDone(monday);
    return isDone;
  };
  return (
    <PlannedDialog
      title="Repeat these weeks"
      verb="Repeat and Enter"
      takesOver
      outcome={outcome}
      change={body && { roster_patterns: body }}
      problem={problem}
      hint={!data || body ? undefined : 'These weeks have no shifts to repeat.'}
      isBusy={isAdding}
      onApply={apply}
      onClose={onClose}
    >
      {!data && <LoadFailure what="The patterns" reads={[entered]} />}
      <FieldGroup className="plan-fields">
        <FormItem label="Every">
          <Segmented
            aria-label="Every"
            value={weeks}
            onChange={setWeeks}
            options={[1, 2, 3, 4].map((value) => ({ value, label: value === 1 ? 'week' : `${value} weeks` }))}
          />
        </FormItem>
        <FormItem label="Until" htmlFor="repeat-until">
          <DateField
            id="repeat-until"
            placeholder="No end"
            weekStart="monday"
            today={today}
            value={lastDate ?? undefined}
            onChange={(day) => setLastDate(day ?? null)}
          />
        </FormItem>
        <PeopleField people={people} value={therapists} onChange={setTherapists} />
      </FieldGroup>
      <p className="second">
        From {formatShortDate(monday)}
        {weeks > 1 && `, these ${weeks} weeks in turn`}. Entered to {data ? formatShortDate(data.filled_until) : '…'}{' '}
        {replaces.length > 0 &&
          ` ${replaces.length === 1 ? 'One pattern ends' : `${replaces.length} patterns end`} the day before.`}
        {hasDrafts && ' Drafts are left out: publish them first.'}
      </p>
    </PlannedDialog>
  );
}

/** Previews patterns and adds them in place of those that they replace. */
function useNewPatterns(patterns: NewPatternDto[]) {
  const entered = useListRosterPatternsQuery();
  const { data } = entered;
  const [send, { isLoading: isAdding }] = useAddRosterPatternsMutation();
  const undoToast = useUndoToast();
  const replaces = findReplaced(data?.patterns ?? [], patterns);
  const body = data && patterns.length > 0 ? { patterns, replaces, keep: false } : undefined;
  const { outcome, problem } = toPreview(usePreviewRosterPatternsQuery(body ? { newPatternsDto: body } : skipToken));
  /** Adds the patterns and returns whether that succeeded. */
  const add = async (): Promise<boolean> => {
    const keep = (outcome?.uncovered.length ?? 0) > 0;
    const { data: done, error } = await send({ newPatternsDto: { patterns, replaces, keep } });
    if (done) undoToast(done.change_id, 'Weeks repeated', formatOutcome(done));
    else toast(schedulingErrorToast(error, 'Failed to repeat'));
    return done !== undefined;
  };
  return { entered, body, replaces, outcome, problem, add, isAdding };
}
