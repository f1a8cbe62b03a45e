import type { NewAddOnDto, OfficeAddOnDto, OfficeServiceDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { CheckboxGroup } from '../../../shared/ui/inputs/CheckboxGroup.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { useCreateAddOnMutation, useUpdateAddOnMutation } from '../catalog-api.js';
import { EditDialog, type RecordDialogState, type SaveOutcome } from '../records/EditDialog.js';
import { maxDecimals, maxValue, minLength, minValue, inSteps, notEmpty } from '../records/field-rules.js';
import { NumberItem } from '../records/NumberItem.js';
import { toastSaveError } from '../records/save-toasts.js';
import { useEditBaseline } from '../records/use-edit-baseline.js';

interface AddOnDialogProps extends RecordDialogState<OfficeAddOnDto> {
  services: OfficeServiceDto[];
}

export function AddOnDialog({ opened, latest, services, ...dialog }: AddOnDialogProps) {
  const form = useForm<Required<NewAddOnDto>>();
  const { baseline, reload } = useEditBaseline(opened, latest);
  const [create] = useCreateAddOnMutation();
  const [update] = useUpdateAddOnMutation();

  const save = async (values: Required<NewAddOnDto>): Promise<SaveOutcome> => {
    const { data, error } = baseline
      ? await update({ id: baseline.id, editAddOnDto: { ...values, version: baseline.version } })
      : await create({ newAddOnDto: values });
    if (!error) {
      toast(successToast(`${data.name} has been ${baseline ? 'updated' : 'added'}`));
      return 'saved';
    }
    const outcome = toastSaveError(error, 'Failed to save add-on', form);
    if (outcome === 'conflict') await reload();
    return outcome;
  };

  return (
    <EditDialog
      {...dialog}
      title={opened ? 'Edit Add-on' : 'Add Add-on'}
      form={form}
      baseline={baseline}
      values={toFormValues(baseline)}
      save={save}
    >
      <FormItem name="name" label="Name *" rules={[minLength(2, 'Name must be at least 2 characters')]}>
        <TextInput maxLength={60} />
      </FormItem>
      <div className="edit-pair">
        <NumberItem
          name="minutes"
          label="Minutes longer *"
          rules={[
            minValue(0, 'Minutes must be at least 0'),
            maxValue(60, 'Minutes must be at most 60'),
            inSteps(5, 'Minutes must be a multiple of 5'),
          ]}
          step={5}
        />
        <NumberItem
          name="price"
          label="Price on top *"
          rules={[minValue(0, 'Price must be positive'), maxDecimals(2, 'Price must have at most two decimals')]}
          prefix="$"
          step={0.01}
        />
      </div>
      <FormItem
        name="service_ids"
        label="Treatments it goes with *"
        rules={[notEmpty('Please choose the treatments that it goes with')]}
      >
        <ServicesField services={services} />
      </FormItem>
      <FormItem name="is_active" valuePropName="checked" extra="Bookings that have it keep it either way">
        <Checkbox>Can be booked</Checkbox>
      </FormItem>
    </EditDialog>
  );
}

interface ServicesFieldProps {
  services: OfficeServiceDto[];
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Its value and onChange come from the FormItem. */
const ServicesField = ({ services, value = [], onChange = () => undefined }: ServicesFieldProps) => (
  <CheckboxGroup
    value={value}
    onChange={onChange}
    options={services.map(({ id, name }) => ({ value: id, label: name }))}
    className="add-on-services"
  />
);

const toFormValues = (addOn: OfficeAddOnDto | undefined): Required<NewAddOnDto> => ({
  name: addOn?.name ?? '',
  minutes: addOn?.minutes ?? 0,
  price: addOn?.price ?? 0,
  service_ids: addOn?.service_ids ?? [],
  is_active: addOn?.is_active ?? true,
});
