import { Checkbox, Form, Input } from 'antd';
import type { BusinessHours } from '../../../shared/api/generated.js';
import { SettingCard, type CardProps } from './SettingCard.js';
import { useSaveBusinessHoursMutation } from './settings-api.js';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

export function BusinessHoursCard(props: CardProps<BusinessHours>) {
  const [save] = useSaveBusinessHoursMutation();
  return (
    <SettingCard
      {...props}
      title="Business Hours"
      intro="Shown on the landing page as soon as they are saved."
      save={(editBusinessHoursDto) => save({ editBusinessHoursDto })}
    >
      <div className="hours">
        {weekdays.map((day) => (
          <DayHours key={day} day={day} />
        ))}
      </div>
    </SettingCard>
  );
}

function DayHours({ day }: { day: Weekday }) {
  const isClosed = Form.useWatch([day, 'closed']) as boolean | undefined;
  const name = day.charAt(0).toUpperCase() + day.slice(1);
  const wanted = { required: !isClosed, message: 'Please enter a time' };
  return (
    <fieldset className="hours-day">
      <legend>{name}</legend>
      <Form.Item name={[day, 'open']} rules={[wanted]}>
        <Input type="time" aria-label={`${name} open`} disabled={isClosed} />
      </Form.Item>
      <span aria-hidden="true">to</span>
      <Form.Item name={[day, 'close']} dependencies={[[day, 'open'], [day, 'closed']]} rules={[wanted, closesAfterOpening(day)]}>
        <Input type="time" aria-label={`${name} close`} disabled={isClosed} />
      </Form.Item>
      <Form.Item name={[day, 'closed']} valuePropName="checked">
        <Checkbox aria-label={`${name} closed`}>Closed</Checkbox>
      </Form.Item>
    </fieldset>
  );
}

const closesAfterOpening =
  (day: Weekday) =>
  ({ getFieldValue }: { getFieldValue: (name: string) => BusinessHours[Weekday] }) => ({
    validator: () => {
      const { open, close, closed } = getFieldValue(day);
      return closed || !open || !close || close > open
        ? Promise.resolve()
        : Promise.reject(new Error('Close time must be after open time'));
    },
  });
