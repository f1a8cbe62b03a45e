import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { stateName } from './account-words.js';

export function AccountState({ state }: Pick<StaffAccountDto, 'state'>) {
  return (
    <span className="account-state" data-state={state}>
      {stateName[state]}
    </span>
  );
}
