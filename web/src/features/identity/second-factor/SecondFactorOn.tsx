import { useState } from 'react';
import {
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  type OwnProofDto,
  type SecondFactorDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { prefetch } from '../../../shared/optional-script/optional-script.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { FormSkeleton } from './FormSkeleton.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './second-factor.module.css';

const loadForm = async () => (await import('./ProofForm.js')).ProofForm;
const ProofForm = onDemand(loadForm, <FormSkeleton fields={2} />);

interface SecondFactorOnProps {
  factor: SecondFactorDto;
  onCodes: (codes: string[]) => void;
}

/** Says since when the second factor is on, and offers its two changes, each of which needs password and code. */
export function SecondFactorOn({ factor, onCodes }: SecondFactorOnProps) {
  const { enabled_local, recovery_codes_left } = factor;
  const [change, setChange] = useState<'codes' | 'off'>();
  const [renew] = useRenewRecoveryCodesMutation();
  const [disable] = useDisableSecondFactorMutation();
  const cancel = () => setChange(undefined);
  const preloading = { onPointerEnter: () => prefetch(loadForm), onFocus: () => prefetch(loadForm) };

  const renewCodes = async (ownProofDto: OwnProofDto) => {
    const { data, error } = await renew({ ownProofDto });
    if (data) onCodes(data.recovery_codes);
    return error;
  };
  const turnOff = async (ownProofDto: OwnProofDto) => {
    const { error } = await disable({ ownProofDto });
    if (!error) toast(successToast('Your second factor is off'));
    return error;
  };

  if (change === 'codes')
    return (
      <ProofForm
        lead="Your present codes will stop working."
        action="Make new codes"
        onSubmit={renewCodes}
        onCancel={cancel}
      />
    );
  if (change === 'off')
    return (
      <ProofForm
        lead={
          factor.is_required
            ? 'You have to set up another before you can continue.'
            : 'Your password alone will sign you in.'
        }
        action="Turn off"
        isDanger
        onSubmit={turnOff}
        onCancel={cancel}
      />
    );
  return (
    <>
      <p>
        <Badge tone="good">On</Badge> since {formatMoment(enabled_local ?? '')}.{' '}
        {recovery_codes_left === 1 ? '1 recovery code is left.' : `${recovery_codes_left} recovery codes are left.`}
      </p>
      <Cluster gap={12} lines={8} className={styles.actions}>
        <Button onClick={() => setChange('codes')} {...preloading}>
          New recovery codes
        </Button>
        <Button onClick={() => setChange('off')} {...preloading}>
          Turn off
        </Button>
      </Cluster>
    </>
  );
}
