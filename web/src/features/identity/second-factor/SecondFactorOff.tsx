import { useState } from 'react';
import { prefetch } from '../../../shared/optional-script/optional-script.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { FormSkeleton } from './FormSkeleton.js';

const loadForm = async () => (await import('./SetUpForm.js')).SetUpForm;
const SetUpForm = onDemand(loadForm, <FormSkeleton fields={1} />);

/** Says that the second factor is off, and offers to turn it on. */
export function SecondFactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [isSettingUp, setSettingUp] = useState(false);
  if (isSettingUp) return <SetUpForm onCodes={onCodes} onCancel={() => setSettingUp(false)} />;
  return (
    <>
      <p>It is off: anyone who learns your password can sign in as you.</p>
      <Button
        variant="primary"
        onClick={() => setSettingUp(true)}
        onPointerEnter={() => prefetch(loadForm)}
        onFocus={() => prefetch(loadForm)}
      >
        Set up
      </Button>
    </>
  );
}
