import type { Role } from '../auth/session-slice.js';
import type { EditAccountDto, StaffAccountDto } from '../../../shared/api/generated.js';

/** The form's values; `none` stands for null, which a select cannot show. */
export interface AccountAccessValues {
  role: Role | 'none';
  therapist_id: string;
}

export const NO_THERAPIST = 'none';

export const initialAccountAccess = (account?: StaffAccountDto): AccountAccessValues => ({
  role: account ? (account.role ?? 'none') : 'staff',
  therapist_id: account?.therapist_id ?? NO_THERAPIST,
});

export const toAccountAccess = ({ role, therapist_id }: AccountAccessValues): Omit<EditAccountDto, 'version'> => ({
  role: role === 'none' ? null : role,
  therapist_id: therapist_id === NO_THERAPIST ? null : therapist_id,
});
