import { Form, Select } from 'antd';
import { useListOfficeTherapistsQuery, type StaffAccountDto } from '../../../shared/api/generated.js';
import { roleName } from '../role-name.js';
import { nobody, type StandingFields } from './standing.js';

const roles: { value: StandingFields['role']; label: string }[] = [
  { value: 'staff', label: roleName('staff') },
  { value: 'admin_staff', label: roleName('admin_staff') },
  { value: 'none', label: roleName(null) },
];

interface StandingFormFieldsProps {
  account: StaffAccountDto | undefined;
  accounts: StaffAccountDto[];
}

export function StandingFormFields({ account, accounts }: StandingFormFieldsProps) {
  const { data: therapists = [], isFetching } = useListOfficeTherapistsQuery();
  const takenBy = new Map(accounts.map(({ therapist_id, email }) => [therapist_id, email]));
  const options = therapists.map(({ id, name }) => {
    const other = id === account?.therapist_id ? undefined : takenBy.get(id);
    return { value: id, label: other ? `${name} (${other})` : name, disabled: other !== undefined };
  });
  return (
    <>
      <Form.Item name="role" label="Role" extra="Staff see their own work, administrators everything.">
        <Select options={roles} />
      </Form.Item>
      <Form.Item name="therapist_id" label="Therapist" extra="Whose bookings and profile are theirs.">
        <Select
          options={[{ value: nobody, label: 'None' }, ...options]}
          loading={isFetching}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  );
}
