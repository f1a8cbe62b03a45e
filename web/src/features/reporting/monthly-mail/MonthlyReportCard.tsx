import dayjs from 'dayjs';
import { useId } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import {
  type MonthlyReportMailStateDto,
  useChangeMonthlyReportMailMutation,
  useGetMonthlyReportMailQuery,
} from '../../../shared/api/generated.js';
import { emailRule } from '../../../shared/email-rule.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { useWatch } from '../../../shared/ui/form/use-watch.js';
import { Switch } from '../../../shared/ui/inputs/Switch.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';

interface Values {
  isOn: boolean;
  address?: string;
}

/** The setting that mails each month's report to an address. */
export function MonthlyReportCard() {
  const reportMail = useGetMonthlyReportMailQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, refetch } = reportMail;
  const [change, { isLoading }] = useChangeMonthlyReportMailMutation();
  const form = useForm<Values>();
  const isOn = useWatch<boolean>('isOn', form) ?? Boolean(data?.address);
  const heading = useId();
  if (!data) return <LoadFailure what="Who gets the monthly report" reads={[reportMail]} />;
  const save = async ({ isOn: isMailed, address = '' }: Values) => {
    const chosen = isMailed ? address.trim() : null;
    const { error } = await change({ monthlyReportMailDto: { address: chosen, version: data.version } });
    const { data: saved } = await refetch();
    if (error) {
      if (saved) form.setFieldsValue(toValues(saved));
      return toastError(error, 'Failed to save the monthly report');
    }
    toast(successToast(chosen ? `After each month, to ${chosen}` : 'This email is switched off'));
  };
  return (
    <Card isNarrow aria-labelledby={heading}>
      <h2 id={heading} className="type-item">
        Monthly Report
      </h2>
      <p className="second">
        The figures of a month by mail, with the report as PDF, at 7 AM on the first of the next. It goes to whoever
        reads that mailbox: revenue is in it, clients are not.
      </p>
      <Form form={form} initialValues={toValues(data)} onSubmit={save}>
        <FormItem name="isOn" label="Email the report of each month" valuePropName="checked">
          <Switch />
        </FormItem>
        {isOn && <OwnerEmailField mailedMonth={data.mailed_month} />}
        <Cluster as="footer" gap={12}>
          <Button variant="primary" isSubmit disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save Monthly Report'}
          </Button>
        </Cluster>
      </Form>
    </Card>
  );
}

function OwnerEmailField({ mailedMonth }: { mailedMonth: string | null }) {
  return (
    <FormItem
      name="address"
      label="Owner’s email"
      extra={
        mailedMonth
          ? `Last mailed: ${dayjs(mailedMonth).format('MMMM YYYY')}`
          : 'The first report will be about this month'
      }
      rules={[emailRule({ isRequired: true })]}
    >
      <TextInput type="email" autoComplete="off" />
    </FormItem>
  );
}

const toValues = ({ address }: MonthlyReportMailStateDto): Values => ({
  isOn: address !== null,
  address: address ?? '',
});
