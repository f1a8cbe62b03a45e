import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import {
  type PublicationPreviewDto,
  usePreviewPublicationQuery,
  usePublishDraftsMutation,
} from '../../../../../shared/api/generated.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { FieldGroup } from '../../../../../shared/ui/form/FieldGroup.js';
import { schedulingErrorToast } from '../../../scheduling-messages.js';
import { formatCount } from '../../../../../shared/format-count.js';
import { useUndoToast } from '../edits/use-roster-change.js';
import { formatOutcome } from './Outcome.js';
import { PeopleField } from './PeopleField.js';
import type { PlanDialogProps } from './plan-dialog.js';
import { PlannedDialog } from './PlannedDialog.js';
import { toPreview } from './to-preview.js';

/** Turns all drafts into shifts, also those that are not on screen. Says what changes for whom, and who is mailed. */
export function PublishDialog({ shifts, people, chosen, onDone, onClose }: PlanDialogProps) {
  // As they are now: the preview is asked again when somebody else changes them meanwhile.
  const drafts = shifts.filter(({ isDraft }) => isDraft).toSorted((a, b) => a.roster_date.localeCompare(b.roster_date));
  const [from, to] = [drafts[0]?.roster_date, drafts.at(-1)?.roster_date];
  const [therapists, setTherapists] = useState<string[]>([...chosen]);
  const [publish, { isLoading }] = usePublishDraftsMutation();
  const undoToast = useUndoToast();
  const seen = drafts.map(({ id, version }) => ({ id, version }));
  const all = from && to ? { from, to, drafts: seen } : undefined;
  // While they become shifts, what was sent stays in sight.
  const [sent, setSent] = useState<typeof all>();
  const chosenDrafts = sent ?? all;
  const body = chosenDrafts && { ...chosenDrafts, ...(therapists.length > 0 && { therapist_ids: therapists }) };
  const { outcome, problem } = toPreview(usePreviewPublicationQuery(body ? { publicationDto: body } : skipToken));
  const apply = async () => {
    if (!body) return false;
    setSent(chosenDrafts);
    const { data, error } = await publish({ publicationDto: body });
    if (data) undoToast(data.change_id, 'Roster Published', formatOutcome(data));
    else {
      setSent(undefined);
      toast(schedulingErrorToast(error, 'Failed to publish'));
    }
    if (data) onDone(body.from);
    return data !== undefined;
  };
  return (
    <PlannedDialog
      title="Publish drafts"
      verb="Publish"
      outcome={outcome}
      change={body && { publication: body }}
      problem={problem}
      hint={body ? undefined : 'There are no drafts.'}
      isBusy={isLoading}
      onApply={apply}
      onClose={onClose}
    >
      <FieldGroup className="plan-fields">
        <PeopleField people={people} value={therapists} onChange={setTherapists} />
      </FieldGroup>
      <Recipients preview={outcome} />
    </PlannedDialog>
  );
}

function Recipients({ preview }: { preview: PublicationPreviewDto | undefined }) {
  if (!preview || preview.recipients.length === 0) return null;
  return (
    <ul role="list" className="plan-recipients" aria-label="What changes for whom">
      {preview.recipients.map(({ therapist_id, therapist_name, shifts, is_mailed }) => (
        <li key={therapist_id}>
          <strong>{therapist_name}</strong>
          <span>{formatCount(shifts, 'shift')}</span>
          <span className="second">{is_mailed ? 'gets one email' : 'has no account to email'}</span>
        </li>
      ))}
    </ul>
  );
}
