import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { Switch } from '../../../shared/ui/inputs/Switch.js';
import { TextArea } from '../../../shared/ui/inputs/TextArea.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { minValue, maxValue, maxDecimals, minLength, notEmpty } from '../records/field-rules.js';
import { NumberItem } from '../records/NumberItem.js';
import { PhotoField } from '../photos/PhotoField.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';

export function TherapistFields() {
  const services = useListOfficeServicesQuery({ includeRetired: false });
  return (
    <>
      <FormItem name="photo" label="Photo">
        <PhotoField />
      </FormItem>
      <FormItem name="name" label="Name *" rules={[minLength(2, 'Name must be at least 2 characters')]}>
        <TextInput maxLength={100} />
      </FormItem>
      {!services.data && <LoadFailure what="The services" reads={[services]} />}
      <FormItem name="specialties" label="Specialties *" rules={[notEmpty('At least one specialty is required')]}>
        <Select isMultiple options={services.data?.map(({ name }) => ({ value: name, label: name })) ?? []} />
      </FormItem>
      <div className="edit-pair">
        <HourlyRate />
        <NumberItem
          name="rating"
          label="Rating *"
          rules={[
            minValue(1, 'Rating must be at least 1'),
            maxValue(5, 'Rating must be at most 5'),
            maxDecimals(1, 'Rating must have at most one decimal'),
          ]}
          step={0.1}
        />
        <NumberItem
          name="available_slots"
          label="Available slots per day *"
          rules={[
            minValue(1, 'Must have at least 1 available slot'),
            maxDecimals(0, 'Available slots must be a whole number'),
          ]}
        />
        <FormItem name="is_active" label="Active" valuePropName="checked">
          <Switch />
        </FormItem>
      </div>
      <div className="edit-pair">
        <FormItem name="association" label="Association">
          <TextInput maxLength={100} />
        </FormItem>
        <FormItem name="provider_number" label="Provider number" extra="For health-fund receipts">
          <TextInput maxLength={50} />
        </FormItem>
      </div>
      <Bio />
    </>
  );
}

export function HourlyRate() {
  return (
    <NumberItem
      name="hourly_rate"
      label="Hourly rate *"
      rules={[
        minValue(0, 'Hourly rate must be positive'),
        maxDecimals(2, 'Hourly rate must have at most two decimals'),
      ]}
      prefix="$"
      step={0.01}
    />
  );
}

export function Bio() {
  return (
    <FormItem name="bio" label="Bio">
      <TextArea rows={4} maxLength={500} showCount />
    </FormItem>
  );
}
