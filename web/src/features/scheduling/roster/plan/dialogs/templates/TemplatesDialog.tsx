import { useState } from 'react';
import {
  type RosterTemplateDto,
  useListRosterTemplatesQuery,
  useRemoveRosterTemplateMutation,
  useSaveRosterTemplateMutation,
} from '../../../../../../shared/api/generated.js';
import { toast } from '../../../../../../shared/toast/toast.js';
import { Button } from '../../../../../../shared/ui/button/Button.js';
import { FieldGroup } from '../../../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../../../../shared/ui/inputs/TextInput.js';
import { schedulingErrorToast } from '../../../../scheduling-messages.js';
import { formatWeek } from '../../../week/week.js';
import { Dialog } from '../../../../../../shared/ui/dialog/Dialog.js';
import { LoadFailure } from '../../../../../../shared/ui/load-failure/LoadFailure.js';
import type { PlanDialogProps } from '../plan-dialog.js';
import { TemplateList } from './TemplateList.js';
import { UseTemplateDialog } from './UseTemplateDialog.js';

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
  const canSave = !isLoading && name.trim().length >= 2;
  const saveWeek = async () => {
    if (!canSave) return;
    const { error } = await save({ newRosterTemplateDto: { name, week: monday } });
    if (error) return toast(schedulingErrorToast(error, 'Failed to save the template'));
    toast({ title: 'Template Saved', description: name });
    // A name typed meanwhile stays.
    setName((typed) => (typed === name ? '' : typed));
  };
  const deleteTemplate = async ({ id, version, name: description }: RosterTemplateDto) => {
    const { error } = await remove({ id, version });
    toast(error ? schedulingErrorToast(error, 'Failed to delete') : { title: 'Template Deleted', description });
  };
  return (
    <Dialog
      open={isOpen}
      title="Templates"
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={520}
      className="plan-dialog"
    >
      {!templates.data && <LoadFailure what="The templates" reads={[templates]} />}
      <TemplateList templates={templates.data} onUse={setUsed} onDelete={(template) => void deleteTemplate(template)} />
      <FieldGroup className="plan-fields">
        <FormItem label={`Save ${formatWeek(monday)} as`} htmlFor="template-name">
          <TextInput
            id="template-name"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={() => void saveWeek()}
          />
        </FormItem>
        <Button variant="primary" disabled={!canSave} onClick={() => void saveWeek()}>
          Save Template
        </Button>
      </FieldGroup>
    </Dialog>
  );
}
