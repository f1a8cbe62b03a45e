import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import {
  type RosterTemplateDto,
  useEnterRosterTemplateMutation,
  useListRosterTemplatesQuery,
  usePreviewTemplateUseMutation,
  useRemoveRosterTemplateMutation,
  useSaveRosterTemplateMutation,
} from '../../../../../shared/api/generated.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { schedulingErrorToast } from '../../../scheduling-messages.js';
import { formatWeek } from '../../week/week.js';
import { formatCount, useUndoToast } from '../use-roster-change.js';
import { Dialog } from '../../../../../shared/ui/dialog/Dialog.js';
import { LoadFailure } from '../../../../../shared/ui/load-failure/LoadFailure.js';
import { formatOutcome } from './Outcome.js';
import type { PlanDialogProps } from './plan-dialog.js';
import { PlannedDialog } from './PlannedDialog.js';
import { usePreview } from './use-preview.js';

/** The templates: the week on screen can be saved as one, or filled from one. */
export function TemplatesDialog(props: PlanDialogProps) {
  const { dates, onClose } = props;
  const monday = dates[0]!;
  const [isOpen, setOpen] = useState(true);
  const [used, setUsed] = useState<RosterTemplateDto>();
  const [name, setName] = useState('');
  const templates = useListRosterTemplatesQuery();
  const [save, { isLoading }] = useSaveRosterTemplateMutation();
  const [remove] = useRemoveRosterTemplateMutation();
  if (used) return <UseTemplateDialog {...props} template={used} />;
  const saveWeek = async () => {
    const { error } = await save({ newRosterTemplateDto: { name, week: monday } });
    if (error) return toast(schedulingErrorToast(error, 'Failed to save the template'));
    toast({ title: 'Template Saved', description: name });
    setName('');
  };
  const deleteTemplate = async ({ id, version, name: description }: RosterTemplateDto) => {
    const { error } = await remove({ id, version });
    toast(error ? schedulingErrorToast(error, 'Failed to delete') : { title: 'Template Deleted', description });
  };
  return (
    <Dialog
      open={isOpen}
      title="Templates"
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={520}
      className="plan-dialog"
    >
      {!templates.data && <LoadFailure what="The templates" reads={[templates]} />}
      <TemplateList templates={templates.data} onUse={setUsed} onDelete={(template) => void deleteTemplate(template)} />
      <Form layout="vertical" component="div" className="plan-fields">
        <Form.Item label={`Save ${formatWeek(monday)} as`} htmlFor="template-name">
          <Input
            id="template-name"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={() => void saveWeek()}
          />
        </Form.Item>
        <Button type="primary" disabled={isLoading || name.trim().length < 2} onClick={() => void saveWeek()}>
          Save Template
        </Button>
      </Form>
    </Dialog>
  );
}

interface TemplateListProps {
  templates: RosterTemplateDto[] | undefined;
  onUse: (template: RosterTemplateDto) => void;
  onDelete: (template: RosterTemplateDto) => void;
}

function TemplateList({ templates, onUse, onDelete }: TemplateListProps) {
  return (
    <>
      {templates?.length === 0 && <p className="second">No templates yet. Save a week that you plan often.</p>}
      <ul role="list" className="plan-list">
        {templates?.map((template) => (
          <li key={template.id}>
            <span>
              <strong>{template.name}</strong>
              <br />
              <span className="second">
                {formatCount(template.shifts)},{' '}
                {template.therapists === 1 ? '1 therapist' : `${template.therapists} therapists`}
              </span>
            </span>
            <Button onClick={() => onUse(template)} aria-label={`Use ${template.name}`}>
              Use
            </Button>
            <Button danger type="text" onClick={() => onDelete(template)} aria-label={`Delete ${template.name}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function UseTemplateDialog({
  template,
  dates,
  isDraft,
  onDone,
  onClose,
}: PlanDialogProps & { template: RosterTemplateDto }) {
  const [weeks, setWeeks] = useState(Math.ceil(dates.length / 7));
  const [preview] = usePreviewTemplateUseMutation();
  const [enter, { isLoading }] = useEnterRosterTemplateMutation();
  const undoToast = useUndoToast();
  const body = { id: template.id, templateUseDto: { week: dates[0]!, weeks, draft: isDraft } };
  const { outcome, problem } = usePreview(preview, body);
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
