import { Form, InputNumber } from 'antd';
import { useState } from 'react';
import {
  type RosterTemplateDto,
  useEnterRosterTemplateMutation,
  usePreviewTemplateUseQuery,
} from '../../../../../../shared/api/generated.js';
import { toast } from '../../../../../../shared/toast/toast.js';
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
      <Form layout="vertical" component="div" className="plan-fields">
        <Form.Item label={`Weeks, from ${formatWeek(dates[0]!)}`} htmlFor="template-weeks">
          <InputNumber
            id="template-weeks"
            min={1}
            max={26}
            precision={0}
            value={weeks}
            onChange={(value) => setWeeks(value ?? 1)}
          />
        </Form.Item>
      </Form>
    </PlannedDialog>
  );
}
