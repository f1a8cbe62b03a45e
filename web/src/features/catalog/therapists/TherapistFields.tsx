import { Form, Input, Switch } from 'antd';
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
      <Form.Item name="photo" label="Photo">
        <PhotoField />
      </Form.Item>
      <Form.Item name="name" label="Name *" rules={[minLength(2, 'Name must be at least 2 characters')]}>
        <Input maxLength={100} />
      </Form.Item>
      {!services.data && <LoadFailure what="The services" reads={[services]} />}
      <Form.Item name="specialties" label="Specialties *" rules={[notEmpty('At least one specialty is required')]}>
        <Select mode="multiple" options={services.data?.map(({ name }) => ({ value: name, label: name })) ?? []} />
      </Form.Item>
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
        <Form.Item name="is_active" label="Active" valuePropName="checked">
          <Switch />
        </Form.Item>
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
    <Form.Item name="bio" label="Bio">
      <Input.TextArea rows={4} maxLength={500} showCount />
    </Form.Item>
  );
}
