import type { AccountStandingDto, StaffAccountDto } from '../../../shared/api/generated.js';

/** The form's own: a select shows no null. */
export interface StandingFields {
  role: 'staff' | 'admin_staff' | 'none';
  therapist_id: string;
}

export const nobody = 'none';

export const initialStanding = (account?: StaffAccountDto): StandingFields => ({
  role: account ? (account.role ?? 'none') : 'staff',
  therapist_id: account?.therapist_id ?? nobody,
});

export const standingOf = ({ role, therapist_id }: StandingFields): AccountStandingDto => ({
  role: role === 'none' ? null : role,
  therapist_id: therapist_id === nobody ? null : therapist_id,
});
