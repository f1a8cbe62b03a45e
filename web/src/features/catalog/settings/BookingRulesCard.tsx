import { Form, Radio } from 'antd';
import { useState } from 'react';
import type { BookingRules } from '../../../shared/api/generated.js';
import { QuantityField } from './QuantityField.js';
import { OverlapAlert } from './OverlapAlert.js';
import { SettingCard, type SettingProps } from './SettingCard.js';
import { useSaveBookingRulesMutation } from './settings-api.js';

const INTRO = 'What a booking takes of a therapist’s day. A change counts for every booking from today on.';

export function BookingRulesCard(props: SettingProps<BookingRules>) {
  const [save] = useSaveBookingRulesMutation();
  const [error, setError] = useState<unknown>();
  return (
    <SettingCard
      {...props}
      title="Booking Rules"
      intro={INTRO}
      save={(editBookingRulesDto) => save({ editBookingRulesDto })}
      onError={setError}
    >
      <Form.Item name="slot_occupancy" label="Slot occupancy">
        <Radio.Group
          className="setting-choices"
          options={[
            { value: 'start_only', label: 'Start slot only' },
            { value: 'full_duration', label: 'Full duration of the service' },
          ]}
        />
      </Form.Item>
      <Buffer />
      <OverlapAlert error={error} />
    </SettingCard>
  );
}

function Buffer() {
  const isFull = Form.useWatch('slot_occupancy') === 'full_duration';
  return (
    <QuantityField
      name="cleanup_buffer_minutes"
      label="Cleanup buffer"
      min={0}
      max={240}
      step={1}
      unit="minutes"
      help={isFull ? 'Kept free after each booking.' : 'Counts only where a booking takes its full duration.'}
      disabled={!isFull}
    />
  );
}
