import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';

/** The props of the table and the cards. */
export interface AccountListProps {
  accounts: StaffAccountDto[];
  onEdit: (account: StaffAccountDto) => void;
}

export const ACCOUNT_STATE_LABELS: Readonly<Record<StaffAccountDto['state'], string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
};

/** Formats the last sign-in, `Thu, Nov 26, 2:30 PM`, or the state of the invitation. */
export function formatLastSeen({
  state,
  last_sign_in_local,
  invited_until_local,
  is_invitation_over,
}: StaffAccountDto): string {
  if (state !== 'invited') return last_sign_in_local ? formatMoment(last_sign_in_local) : 'Never';
  if (!invited_until_local) return 'Invitation on its way';
  return is_invitation_over ? 'Invitation expired' : `Invited until ${formatMoment(invited_until_local)}`;
}
