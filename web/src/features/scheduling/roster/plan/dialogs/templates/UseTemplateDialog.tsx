import { useState } from 'react';
import {
  type RosterTemplateDto,
  useEnterRosterTemplateMutation,
  usePreviewTemplateUseQuery,
} from '../../../../../../shared/api/generated.js';
import { toast } from '../../../../../../shared/toast/toast.js';
import { FieldGroup } from '../../../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../../../shared/ui/form/FormItem.js';
import { NumberInput } from '../../../../../../shared/ui/inputs/NumberInput.js';
import { schedulingErrorToast } from '../../../../scheduling-messages.js';
import { formatWeek } from '../../../week/week.js';
import { useUndoToast } from '../../edits/use-roster-change.js';
import { formatOutcome } from '../Outcome.js';
import type { PlanDialogProps } from '../plan-dialog.js';
import { PlannedDialog } from '../PlannedDialog.js';
import { toPreview } from '../to-preview.js';

interface UseTemplateDialogProps extends PlanDialogProps {
  template: RosterTemplateDto;
}

/** Fills weeks from a template, at first those on screen. */
export function UseTemplateDialog({ template, dates, isDraft, onDone, onClose }: UseTemplateDialogProps) {
  const [weeks, setWeeks] = useState(Math.ceil(dates.length / 7));
  const [enter, { isLoading }] = useEnterRosterTemplateMutation();
  const undoToast = useUndoToast();
  const body = { id: template.id, templateUseDto: { week: dates[0]!, weeks, draft: isDraft } };
  const { outcome, problem } = toPreview(usePreviewTemplateUseQuery(body));
  const apply = async () => {
    const { data, error } = await enter(body);
    if (data) undoToast(data.change_id, 'Template Entered', formatOutcome(data));
    else toast(schedulingErrorToast(error, 'Failed to enter the template'));
    if (data) onDone(dates[0]!);
    return data !== undefined;
  };
  return (
    <PlannedDialog
      title={`Use ${template.name}`}
      verb="Enter"
      outcome={outcome}
      change={{ roster_template: { template_id: template.id, ...body.templateUseDto } }}
      problem={problem}
      isBusy={isLoading}
      onApply={apply}
      onClose={onClose}
    >
      <FieldGroup className="plan-fields">
        <FormItem label={`Weeks, from ${formatWeek(dates[0]!)}`} htmlFor="template-weeks">
          <NumberInput
            id="template-weeks"
            min={1}
            max={26}
            precision={0}
            hasArrows
            value={weeks}
            onChange={(value) => setWeeks(value ?? 1)}
          />
        </FormItem>
      </FieldGroup>
    </PlannedDialog>
  );
}
