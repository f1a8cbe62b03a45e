import type { CancellationPolicy } from '../../../shared/api/generated.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { TextArea } from '../../../shared/ui/inputs/TextArea.js';
import { QuantityField } from './card/QuantityField.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import { useSaveCancellationPolicyMutation } from './settings-api.js';

export function CancellationPolicyCard(props: SettingProps<CancellationPolicy>) {
  const [save] = useSaveCancellationPolicyMutation();
  return (
    <SettingCard
      {...props}
      title="Cancellation Policy"
      intro="Until when clients can move or cancel, and the policy they read."
      save={(editCancellationPolicyDto) => save({ editCancellationPolicyDto })}
    >
      <QuantityField
        name="hoursBeforeBooking"
        label="Hours before booking"
        min={0}
        max={720}
        step={1}
        unit="hours"
        help="Clients can move or cancel online until this many hours before the start."
      />
      <QuantityField name="refundPercentage" label="Refund percentage" min={0} max={100} step={1} unit="%" />
      <FormItem name="policyText" label="Policy text">
        <TextArea autoSize={{ minRows: 3 }} maxLength={1000} />
      </FormItem>
    </SettingCard>
  );
}
