import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { ACCOUNT_STATE_LABELS } from './account-labels.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './accounts.module.css';

const STATE_TONES = { active: 'good', invited: 'waiting', disabled: 'plain' } as const;

export function AccountState({ account }: { account: StaffAccountDto }) {
  const { state, has_second_factor } = account;
  return (
    <>
      <Badge tone={STATE_TONES[state]}>{ACCOUNT_STATE_LABELS[state]}</Badge>
      {has_second_factor && <span className={classes('second', styles.factor)}>Second factor</span>}
    </>
  );
}
