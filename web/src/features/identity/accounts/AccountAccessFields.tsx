import { useListOfficeTherapistsQuery, type StaffAccountDto } from '../../../shared/api/generated.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { formatRole, ROLES } from '../auth/format-role.js';
import { NO_THERAPIST, type AccountAccessValues } from './account-access.js';

const ROLE_OPTIONS: { value: AccountAccessValues['role']; label: string }[] = [
  ...ROLES.map((role) => ({ value: role, label: formatRole(role) })),
  { value: 'none', label: formatRole(null) },
];

interface AccountAccessFieldsProps {
  account: StaffAccountDto | undefined;
  accounts: StaffAccountDto[];
}

export function AccountAccessFields({ account, accounts }: AccountAccessFieldsProps) {
  const therapistList = useListOfficeTherapistsQuery();
  const { data: therapists = [], isFetching } = therapistList;
  const takenBy = new Map(accounts.map(({ therapist_id, email }) => [therapist_id, email]));
  const options = therapists.map(({ id, name }) => {
    const other = id === account?.therapist_id ? undefined : takenBy.get(id);
    return { value: id, label: other ? `${name} (${other})` : name, disabled: other !== undefined };
  });
  return (
    <>
      <FormItem
        name="role"
        label="Role"
        extra="Staff see their own work, auditors the log and the money without clients’ names, administrators everything."
      >
        <Select options={ROLE_OPTIONS} />
      </FormItem>
      <LoadFailure what="The therapists" reads={[therapistList]} />
      <FormItem name="therapist_id" label="Therapist" extra="Whose bookings and profile are theirs.">
        <Select options={[{ value: NO_THERAPIST, label: 'None' }, ...options]} isLoading={isFetching} />
      </FormItem>
    </>
  );
}
