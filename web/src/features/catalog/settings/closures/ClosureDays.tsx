import { DatePicker, Form, type FormInstance } from 'antd';
import type { Dayjs } from 'dayjs';
import type { NewClosureDto } from '../../../../shared/api/generated.js';
import { toDateKey } from '../../../../shared/dates/dates.js';
import { toDayjs } from '../../../../shared/dates/to-dayjs.js';

interface ClosureDaysProps {
  form: FormInstance<NewClosureDto>;
  today: string;
}

/** The first and last day of a closure, both included. The last day follows the first until it is after it. */
export function ClosureDays({ form, today }: ClosureDaysProps) {
  const firstDate = Form.useWatch('first_date', form);
  const followFirst = (day: Dayjs | null) => {
    const lastDate = form.getFieldValue('last_date') as string | undefined;
    if (day && (!lastDate || lastDate < toDateKey(day))) form.setFieldValue('last_date', toDateKey(day));
  };
  return (
    <div className="closure-pair">
      <Form.Item
        {...asDateKey}
        name="first_date"
        label="First day *"
        rules={[{ required: true, message: 'Please choose the first day' }]}
      >
        <DatePicker {...picker} onChange={followFirst} />
      </Form.Item>
      <Form.Item
        {...asDateKey}
        name="last_date"
        label="Last day *"
        dependencies={['first_date']}
        validateFirst
        rules={[
          { required: true, message: 'Please choose the last day' },
          ({ getFieldValue }) => ({
            validator: (_, last: string) =>
              last >= ((getFieldValue('first_date') as string | undefined) ?? '')
                ? Promise.resolve()
                : Promise.reject(new Error('The last day must not be before the first')),
          }),
        ]}
      >
        <DatePicker {...picker} disabledDate={(day) => toDateKey(day) < later(firstDate ?? today, today)} />
      </Form.Item>
    </div>
  );
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Lets a Form.Item keep dates as `yyyy-MM-dd`. */
const asDateKey = {
  getValueProps: (date: string | undefined) => ({ value: toDayjs(date) }),
  getValueFromEvent: (day: Dayjs | null) => (day ? toDateKey(day) : undefined),
};

const picker = {
  format: 'DD/MM/YYYY',
  placeholder: 'DD/MM/YYYY',
  // Enter accepts the typed date and must not save as well.
  onKeyDown: (event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
};
