import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { ACCOUNT_STATE_LABELS } from './account-labels.js';

export function AccountState({ state }: Pick<StaffAccountDto, 'state'>) {
  return (
    <span className="account-state" data-state={state}>
      {ACCOUNT_STATE_LABELS[state]}
    </span>
  );
}
