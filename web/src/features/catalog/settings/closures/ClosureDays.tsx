import type { NewClosureDto } from '../../../../shared/api/generated.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { useWatch } from '../../../../shared/ui/form/use-watch.js';

interface ClosureDaysProps {
  form: FormHandle<NewClosureDto>;
  today: string;
}

/** The first and last day of a closure, both included. The last day follows the first until it is after it. */
export function ClosureDays({ form, today }: ClosureDaysProps) {
  const firstDate = useWatch<string>('first_date', form);
  const followFirst = (day: string | undefined) => {
    const lastDate = form.getFieldValue('last_date') as string | undefined;
    if (day && (!lastDate || lastDate < day)) form.setFieldValue('last_date', day);
  };
  return (
    <div className="closure-pair">
      <FormItem
        name="first_date"
        label="First day *"
        rules={[{ required: true, message: 'Please choose the first day' }]}
      >
        <DateField today={today} onChange={followFirst} />
      </FormItem>
      <FormItem
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
        <DateField today={today} first={later(firstDate ?? today, today)} />
      </FormItem>
    </div>
  );
}

const later = (one: string, other: string) => (one > other ? one : other);
