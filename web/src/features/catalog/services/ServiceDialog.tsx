import { Form, Input } from 'antd';
import type { NewServiceDto, OfficeServiceDto } from '../../../shared/api/generated.js';
import { useCreateServiceMutation, useUpdateServiceMutation } from '../catalog-api.js';
import { EditDialog, type RecordDialogState, type SaveOutcome } from '../EditDialog.js';
import { atLeast, decimals, letters } from '../field-rules.js';
import { NumberField } from '../NumberField.js';
import { done, saveFailed } from '../save-failure.js';
import { useSeen } from '../use-seen.js';

export function ServiceDialog({ opened, latest, ...dialog }: RecordDialogState<OfficeServiceDto>) {
  const [form] = Form.useForm<NewServiceDto>();
  const { seen, lookAgain } = useSeen(opened, latest);
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();

  const save = async (values: NewServiceDto): Promise<SaveOutcome> => {
    const { error } = seen
      ? await update({ id: seen.id, editServiceDto: { ...values, version: seen.version } })
      : await create({ newServiceDto: values });
    if (!error) {
      done(`${values.name.trim()} has been ${seen ? 'updated' : 'added'}`);
      return 'saved';
    }
    const outcome = saveFailed(error, 'Failed to save service');
    if (outcome === 'conflict') await lookAgain();
    return outcome;
  };

  return (
    <EditDialog {...dialog} title={opened ? 'Edit Service' : 'Add Service'} form={form} values={valuesOf(seen)} save={save}>
      <Form.Item name="name" label="Name *" rules={[letters(2, 'Name must be at least 2 characters')]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="description"
        label="Description *"
        rules={[letters(10, 'Description must be at least 10 characters')]}
      >
        <Input.TextArea rows={4} maxLength={2_000} />
      </Form.Item>
      <div className="edit-pair">
        <Form.Item
          name="price"
          label="Price *"
          rules={[atLeast(0, 'Price must be positive'), decimals(2, 'Price must have at most two decimals')]}
          validateFirst
        >
          <NumberField prefix="$" step={0.01} />
        </Form.Item>
        <Form.Item
          name="duration"
          label="Duration in minutes *"
          rules={[
            atLeast(15, 'Duration must be at least 15 minutes'),
            decimals(0, 'Duration must be a whole number of minutes'),
          ]}
          validateFirst
        >
          <NumberField step={5} />
        </Form.Item>
      </div>
    </EditDialog>
  );
}

const valuesOf = (service: OfficeServiceDto | undefined): NewServiceDto => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  price: service?.price ?? 0,
  duration: service?.duration ?? 60,
});
