import { type ComponentProps, useState } from 'react';
import {
  useAddBookingMutation,
  useAddToWaitingListMutation,
  useGetUnassignedTherapistQuery,
  useListOfficeTherapistsQuery,
  useListServicesQuery,
  type WaitingFreeStartDto,
} from '../../../../shared/api/generated.js';
import { toastError } from '../../../../shared/api/error-message.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { toServiceOptions } from '../../../../shared/services/service-groups.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { showFieldErrors } from '../../../../shared/ui/form-errors/field-errors.js';
import { Form } from '../../../../shared/ui/form/Form.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { useForm } from '../../../../shared/ui/form/use-form.js';
import { useWatch } from '../../../../shared/ui/form/use-watch.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { TimeSelect } from '../../../../shared/ui/fields/TimeSelect.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import { KnownClient, type PickedClient } from '../client-field/KnownClient.js';
import { useSavedToast } from '../editor/use-save-booking.js';
import { askIfDepositDue } from '../deposit/ask-if-deposit-due.js';
import type { DepositFields } from '../deposit/deposit-choice.js';
import { ClientItem } from './ClientItem.js';
import { WaitingOpenings } from './WaitingOpenings.js';
import { joinedMessage, KEPT_WAITING, toFieldErrors, toWaitingBooking, type WaitingDraft } from './waiting-draft.js';

/** The dialog that puts a caller on the waiting list, for a day and a range of starts. */
export function AddToWaitingList({ date, onClose }: { date: string; onClose: () => void }) {
  const form = useForm<WaitingDraft>();
  const [add, { isLoading }] = useAddToWaitingListMutation();
  const [addBooking, booking] = useAddBookingMutation();
  const showSaved = useSavedToast();
  const getIdempotencyKey = useIdempotencyKey();
  const today = useShopNow()?.date;
  const [kept] = useState(() => findKeptDraft<WaitingDraft>(KEPT_WAITING));
  useKeptDraft(KEPT_WAITING, () => (kept || form.isFieldsTouched() ? form.getFieldsValue(true) : undefined));

  const submit = async ({ date: day, from, to, client_email, therapist_id, ...rest }: WaitingDraft) => {
    const windows = [{ date: day, from, to }];
    const body = { ...rest, client_email: client_email?.trim() || null, therapist_id: therapist_id ?? null, windows };
    const { data, error } = await add({ 'idempotency-key': getIdempotencyKey(body), officeJoinWaitingListDto: body });
    const entry = data?.items.findLast(({ client_name }) => client_name === rest.client_name.trim());
    if (data) {
      toast(successToast(entry ? joinedMessage(entry) : `${rest.client_name} is on the waiting list.`));
      return onClose();
    }
    const fields = toFieldErrors(parseProblem(error)?.errors ?? [], { date: day, from, to }, today);
    if (!showFieldErrors(form, fields)) toastError(error, 'That could not be saved. Please try again.');
  };
  /** Books a free start instead of adding the client to the list. */
  const book = async (start: WaitingFreeStartDto, deposit: DepositFields = {}) => {
    const draft = await form.validateFields().catch(() => undefined);
    if (!draft) return;
    const client_id = form.getFieldValue('client_id') as string | undefined;
    const newOfficeBookingDto = { ...toWaitingBooking({ ...draft, client_id }, start), ...deposit };
    const { data, error } = await addBooking({
      'idempotency-key': getIdempotencyKey(newOfficeBookingDto),
      newOfficeBookingDto,
    });
    if (!data)
      return (
        askIfDepositDue(error, (fields) => void book(start, fields)) ||
        toastError(error, 'That could not be saved. Please try again.')
      );
    showSaved(data, undefined, 1);
    onClose();
  };
  const pick = ({ id, name, phone, email }: PickedClient) =>
    form.setFieldsValue({ client_id: id, client_name: name, client_phone: phone, client_email: email ?? '' });
  return (
    <Dialog
      open
      title="Add to the waiting list"
      okText="Add to the list"
      cancelText="Back"
      isBusy={isLoading}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        className="waiting-form"
        initialValues={kept ?? { date, from: '08:00', to: '20:00' }}
        onSubmit={() => void submit(form.getFieldsValue(true))}
        onValuesChange={(changed: Partial<WaitingDraft>) =>
          'client_name' in changed && form.setFieldsValue({ client_id: undefined })
        }
      >
        <ClientItem name="client_name" label="Client name" maxLength={201} isRequired onPick={pick} />
        <ClientItem name="client_phone" label="Phone" maxLength={20} type="tel" isRequired onPick={pick} />
        <ClientItem name="client_email" label="Email, for offers" maxLength={255} type="email" onPick={pick} />
        <SharedContact
          form={form}
          onPick={pick}
          onUseAddress={(client_email) => form.setFieldsValue({ client_email })}
        />
        <TreatmentItems />
        <WindowItems today={today} />
      </Form>
      <WaitingOpenings form={form} isBooking={booking.isLoading} onBook={(start) => void book(start)} />
    </Dialog>
  );
}

interface SharedContactProps extends Pick<ComponentProps<typeof KnownClient>, 'onPick' | 'onUseAddress'> {
  form: FormHandle<WaitingDraft>;
}

/** Whose the number or address is that was entered. */
function SharedContact({ form, ...props }: SharedContactProps) {
  const [id = '', name = '', phone = '', email = ''] = [
    useWatch<string>('client_id', form),
    useWatch<string>('client_name', form),
    useWatch<string>('client_phone', form),
    useWatch<string>('client_email', form),
  ];
  return <KnownClient client={{ id, name, phone, email }} {...props} />;
}

function TreatmentItems() {
  const serviceList = useListServicesQuery();
  const therapistList = useListOfficeTherapistsQuery();
  const { data: services = [] } = serviceList;
  const { data: therapists = [] } = therapistList;
  const { data: unassigned } = useGetUnassignedTherapistQuery();
  return (
    <>
      <LoadFailure what="The services and therapists" reads={[serviceList, therapistList]} />
      <FormItem name="service_id" label="Service" rules={[{ required: true, message: 'Please select a service' }]}>
        <Select options={toServiceOptions(services)} />
      </FormItem>
      <FormItem name="therapist_id" label="Therapist">
        <Select
          isClearable
          placeholder="Any therapist"
          options={therapists
            .filter(({ id, is_active }) => is_active && id !== unassigned?.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormItem>
    </>
  );
}

/** The fields for the day and the range of starts. */
function WindowItems({ today }: { today: string | undefined }) {
  return (
    <>
      <FormItem name="date" label="Day" rules={[{ required: true, message: 'Please choose a day' }]}>
        <DateField label="Day" placeholder="DD/MM/YYYY" today={today} />
      </FormItem>
      <FormItem name="from" label="Earliest start" rules={[{ required: true, message: 'Please choose a time' }]}>
        <TimeSelect />
      </FormItem>
      <FormItem name="to" label="Latest start" rules={[{ required: true, message: 'Please choose a time' }]}>
        <TimeSelect />
      </FormItem>
    </>
  );
}
