import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { ACCOUNT_STATE_LABELS } from './account-labels.js';

export function AccountState({ account }: { account: StaffAccountDto }) {
  const { state, has_second_factor } = account;
  return (
    <>
      <span className="account-state" data-state={state}>
        {ACCOUNT_STATE_LABELS[state]}
      </span>
      {has_second_factor && <span className="account-factor second">Second factor</span>}
    </>
  );
}
