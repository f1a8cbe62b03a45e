import { toastError } from '../../../shared/api/error-message.js';
import { type OwnCalendarAddressDto, useConnectOwnCalendarMutation } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './own-calendar.module.css';

interface AddressFormProps {
  therapistId: string;
  onDone: () => void;
  /** Undefined where there is nothing to go back to. */
  onCancel?: () => void;
}

/** Connects the calendar behind an address. It is read at once, and how that went is shown afterwards. */
export function AddressForm({ therapistId, onDone, onCancel }: AddressFormProps) {
  const form = useForm<OwnCalendarAddressDto>();
  const [connect, { isLoading }] = useConnectOwnCalendarMutation();
  const submit = async (ownCalendarAddressDto: OwnCalendarAddressDto) => {
    const { data, error } = await connect({ id: therapistId, ownCalendarAddressDto });
    if (error) {
      if (!showFieldErrors(form, toFieldErrors(error))) toastError(error, 'Failed to connect the calendar');
      return;
    }
    if (!data.failure) toast(successToast('The calendar has been connected'));
    onDone();
  };
  return (
    <Form<OwnCalendarAddressDto>
      form={form}
      name="own-calendar"
      validatesOnSubmit
      initialValues={{ url: '' }}
      onSubmit={submit}
    >
      <FormItem
        name="url"
        label="Secret address"
        extra="In Google Calendar “Secret address in iCal format”, in Outlook and iCloud the address of a published calendar. It begins with https:// or webcal://."
        rules={[{ required: true, whitespace: true, message: 'Please enter the address of the calendar' }]}
      >
        <TextInput inputMode="url" maxLength={2000} autoComplete="off" spellCheck={false} autoCapitalize="none" />
      </FormItem>
      <Cluster className={styles.actions}>
        <Button variant="outlined" isSubmit isLoading={isLoading}>
          Connect
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Cluster>
    </Form>
  );
}
