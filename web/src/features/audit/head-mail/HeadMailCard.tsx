import { useId } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { useChangeHeadMailMutation, useGetHeadMailQuery } from '../../../shared/api/generated.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { emailRule } from '../../../shared/email-rule.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';

interface Values {
  address?: string | null;
}

/** The setting that mails the action log's head to an address outside the shop. */
export function HeadMailCard() {
  const headMail = useGetHeadMailQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, refetch } = headMail;
  const [change, { isLoading }] = useChangeHeadMailMutation();
  const form = useForm<Values>();
  const heading = useId();
  if (!data) return <LoadFailure what="Where the action log is kept" reads={[headMail]} />;
  const save = async ({ address }: Values) => {
    const chosen = address?.trim() || null;
    const { error } = await change({ headMailDto: { address: chosen, version: data.version } });
    const { data: saved } = await refetch();
    if (error) {
      form.setFieldsValue({ address: saved?.address });
      return toastError(error, 'Failed to save the address');
    }
    const description = chosen ? `Every day at 7 AM, to ${chosen}` : 'This email is switched off';
    toast(successToast(description));
  };
  return (
    <Card isNarrow aria-labelledby={heading}>
      <h2 id={heading} className="type-item">
        Action Log Outside the Shop
      </h2>
      <p className="second">
        The seal of the log&rsquo;s last entry, mailed every day at 7 AM to somebody you trust, such as your accountant.
        Whoever keeps it can prove later that no entry was changed or removed. Leave it empty to mail nothing.
      </p>
      <Form form={form} initialValues={{ address: data.address }} onSubmit={save}>
        <FormItem
          name="address"
          label="Email"
          extra={data.last_date ? `Last mailed on ${formatLongDate(data.last_date)}` : 'Nothing has been emailed yet'}
          rules={[emailRule({ isRequired: false })]}
        >
          <TextInput type="email" autoComplete="off" isClearable />
        </FormItem>
        <Cluster as="footer" gap={12}>
          <Button variant="primary" isSubmit disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save Address'}
          </Button>
        </Cluster>
      </Form>
    </Card>
  );
}
