import type { NewServiceDto, OfficeServiceDto } from '../../../shared/api/generated.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { useWatch } from '../../../shared/ui/form/use-watch.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { TextArea } from '../../../shared/ui/inputs/TextArea.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { useCreateServiceMutation, useUpdateServiceMutation } from '../catalog-api.js';
import { DEFAULT_DURATION_MINUTES } from '../../../shared/server-rules.js';
import { EditDialog, type RecordDialogState, type SaveOutcome } from '../records/EditDialog.js';
import { minValue, maxDecimals, maxValue, minLength, optionalMinValue } from '../records/field-rules.js';
import { NumberItem } from '../records/NumberItem.js';
import { toastSaveError } from '../records/save-toasts.js';
import { useEditBaseline } from '../records/use-edit-baseline.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';

export function ServiceDialog({ opened, latest, ...dialog }: RecordDialogState<OfficeServiceDto>) {
  const form = useForm<ServiceDraft>();
  const { baseline, reload } = useEditBaseline(opened, latest);
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();

  const save = async (draft: ServiceDraft): Promise<SaveOutcome> => {
    const values = toNewService(draft);
    const { data, error } = baseline
      ? await update({ id: baseline.id, editServiceDto: { ...values, version: baseline.version } })
      : await create({ newServiceDto: values });
    if (!error) {
      toast(successToast(`${data.name} has been ${baseline ? 'updated' : 'added'}`));
      return 'saved';
    }
    const outcome = toastSaveError(error, 'Failed to save service', form);
    if (outcome === 'conflict') await reload();
    return outcome;
  };

  return (
    <EditDialog
      {...dialog}
      title={opened ? 'Edit Service' : 'Add Service'}
      form={form}
      baseline={baseline}
      values={toFormValues(baseline)}
      save={save}
    >
      <ServiceFields />
    </EditDialog>
  );
}

function ServiceFields() {
  return (
    <>
      <FormItem name="name" label="Name *" rules={[minLength(2, 'Name must be at least 2 characters')]}>
        <TextInput maxLength={100} />
      </FormItem>
      <VariantFields />
      <FormItem
        name="description"
        label="Description *"
        rules={[minLength(10, 'Description must be at least 10 characters')]}
      >
        <TextArea rows={4} maxLength={2_000} />
      </FormItem>
      <div className="edit-pair">
        <NumberItem
          name="price"
          label="Price *"
          rules={[minValue(0, 'Price must be positive'), maxDecimals(2, 'Price must have at most two decimals')]}
          prefix="$"
          step={0.01}
        />
        <NumberItem
          name="duration"
          label="Duration in minutes *"
          rules={[
            minValue(15, 'Duration must be at least 15 minutes'),
            maxDecimals(0, 'Duration must be a whole number of minutes'),
          ]}
          step={5}
        />
        <NumberItem
          name="cleanup"
          label="Cleanup (minutes)"
          extra="As the booking rules say when empty"
          rules={[
            optionalMinValue(0, 'Cleanup must be at least 0 minutes'),
            maxValue(240, 'Cleanup must be at most 240 minutes'),
            maxDecimals(0, 'Cleanup must be a whole number of minutes'),
          ]}
          step={5}
        />
      </div>
    </>
  );
}

/** The choice of selling a treatment in variants, and what this one is called among them. */
function VariantFields() {
  const isVariant = useWatch<boolean>('is_variant');
  const minutes = useWatch<number | null>('duration') ?? DEFAULT_DURATION_MINUTES;
  return (
    <>
      <FormItem
        name="is_variant"
        valuePropName="checked"
        extra="Such as 60 and 90 minutes of one treatment, each a service of its own under the same name"
      >
        <Checkbox>One of several variants</Checkbox>
      </FormItem>
      {isVariant && (
        <FormItem name="variant" label="Variant">
          <TextInput maxLength={38} placeholder={`${minutes} minutes`} />
        </FormItem>
      )}
    </>
  );
}

/** The form's values: of a variant, the name is that of its group. */
interface ServiceDraft extends Pick<NewServiceDto, 'description' | 'price' | 'duration' | 'cleanup'> {
  name: string;
  is_variant: boolean;
  /** Empty where the minutes are its label. */
  variant: string;
}

const toFormValues = (service: OfficeServiceDto | undefined): ServiceDraft => ({
  name: service?.group ?? service?.name ?? '',
  is_variant: service ? service.group !== null : false,
  variant: service?.variant === `${service?.duration} minutes` ? '' : (service?.variant ?? ''),
  description: service?.description ?? '',
  price: service?.price ?? 0,
  duration: service?.duration ?? DEFAULT_DURATION_MINUTES,
  cleanup: service?.cleanup ?? null,
});

const toNewService = ({ name, is_variant: isVariant, variant, ...others }: ServiceDraft): NewServiceDto => ({
  ...others,
  ...(isVariant ? { group: name, variant: variant.trim() || null } : { name, group: null }),
});
