import { useState } from 'react';
import { useCopyRosterMutation, usePreviewRosterCopyQuery } from '../../../../../shared/api/generated.js';
import { addDays, daysBetween } from '../../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../../shared/dates/use-shop-now.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { DateField } from '../../../../../shared/ui/fields/DateField.js';
import { FieldGroup } from '../../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../../shared/ui/form/FormItem.js';
import { schedulingErrorToast } from '../../../scheduling-messages.js';
import { useUndoToast } from '../edits/use-roster-change.js';
import { formatOutcome } from './Outcome.js';
import { PeopleField } from './PeopleField.js';
import type { PlanDialogProps } from './plan-dialog.js';
import { PlannedDialog } from './PlannedDialog.js';
import { toPreview } from './to-preview.js';

type Span = [from: string, to: string];

/** Copies days to any other days, at first those on screen to the days after them. */
export function CopyDialog({ dates, people, chosen, isDraft, onDone, onClose }: PlanDialogProps) {
  const [source, setSource] = useState<Span>([dates[0]!, dates.at(-1)!]);
  const [target, setTarget] = useState<Span>([addDays(dates[0]!, dates.length), addDays(dates.at(-1)!, dates.length)]);
  const [therapists, setTherapists] = useState<string[]>([...chosen]);
  const [copy, { isLoading }] = useCopyRosterMutation();
  const undoToast = useUndoToast();
  const body = {
    from: source[0],
    to: source[1],
    into_from: target[0],
    into_to: target[1],
    ...(therapists.length > 0 && { therapist_ids: therapists }),
    draft: isDraft,
  };
  const { outcome, problem } = toPreview(usePreviewRosterCopyQuery({ rosterCopyDto: body }));
  const apply = async () => {
    const { data, error } = await copy({ rosterCopyDto: body });
    if (data) undoToast(data.change_id, isDraft ? 'Copied as Drafts' : 'Days Copied', formatOutcome(data));
    else toast(schedulingErrorToast(error, 'Failed to copy'));
    if (data) onDone(target[0]);
    return data !== undefined;
  };
  return (
    <PlannedDialog
      title="Copy days"
      verb="Copy"
      outcome={outcome}
      change={{ roster_copy: body }}
      problem={problem}
      isBusy={isLoading}
      onApply={apply}
      onClose={onClose}
    >
      <FieldGroup className="plan-fields">
        <SpanField id="copy-source" label="From" value={source} onChange={setSource} />
        <SpanField id="copy-target" label="To" value={target} onChange={setTarget} />
        <PeopleField people={people} value={therapists} onChange={setTherapists} />
      </FieldGroup>
    </PlannedDialog>
  );
}

interface SpanFieldProps {
  id: string;
  label: string;
  value: Span;
  onChange: (span: Span) => void;
}

/** The first and the last day; the last follows when the first is chosen after it. */
function SpanField({ id, label, value: [from, to], onChange }: SpanFieldProps) {
  const today = useShopNow()?.date;
  const field = { isClearable: false, weekStart: 'monday', today } as const;
  return (
    <FormItem label={label} htmlFor={id}>
      <div className="plan-span">
        <DateField
          {...field}
          id={id}
          value={from}
          onChange={(day) => day && onChange([day, day > to ? addDays(day, daysBetween(from, to)) : to])}
        />
        <DateField
          {...field}
          label={`${label}, last day`}
          first={from}
          value={to}
          onChange={(day) => day && onChange([from, day])}
        />
      </div>
    </FormItem>
  );
}
