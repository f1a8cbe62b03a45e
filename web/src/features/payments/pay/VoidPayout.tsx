import { useState } from 'react';
import { type TipPayoutDto, useVoidTipPayoutMutation } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ReasonForm } from '../sale/ReasonForm.js';

/** Voids a payout of today. */
export function VoidPayout({ payout: { id, amount } }: { payout: TipPayoutDto }) {
  const [isOpen, setOpen] = useState<boolean>();
  const [voidPayout] = useVoidTipPayoutMutation();
  if (!isOpen)
    return (
      <Button
        variant="text"
        aria-label={`Void the payout of ${formatMoney(amount)}`}
        // The focus returns from the form.
        autoFocus={isOpen === false}
        onClick={() => setOpen(true)}
      >
        Void…
      </Button>
    );
  return (
    <ReasonForm
      action="Void the payout"
      done="Payout voided. The tips are owed again."
      isDanger
      onClose={() => setOpen(false)}
      onSend={(reason) => voidPayout({ id, voidReasonDto: { reason } })}
    >
      {() => null}
    </ReasonForm>
  );
}
