import { useState } from 'react';
import {
  type DepositDecisionDto,
  useDecideDepositMutation,
  useGetOnlinePaymentsQuery,
} from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { ReasonForm } from '../sale/ReasonForm.js';

type Decision = DepositDecisionDto['decision'];

const TEXTS = {
  charge: { action: 'Keep as a fee', done: 'Kept as a fee.' },
  waive: { action: 'Give it back', done: 'The deposit goes back to the card.' },
} as const satisfies Record<Decision, object>;

/** The deposit of a client who cancelled late or did not come, until a person keeps it as a fee or gives it back. */
export function HeldDeposit({ bookingId }: { bookingId: string }) {
  const { data, refetch } = useGetOnlinePaymentsQuery({ id: bookingId });
  const held = data?.payments.find((payment) => payment.held > 0);
  const [decision, setDecision] = useState<Decision>();
  const [decide] = useDecideDepositMutation();
  if (!held) return null;
  return (
    <section aria-label="Deposit">
      <p>{formatMoney(held.held)} of the deposit is held.</p>
      {decision ? (
        <ReasonForm
          key={decision}
          {...TEXTS[decision]}
          onClose={() => setDecision(undefined)}
          onSend={async (reason) => {
            const answer = await decide({ id: held.id, depositDecisionDto: { decision, reason } });
            if (!answer.error) void refetch();
            return answer;
          }}
        >
          {() => null}
        </ReasonForm>
      ) : (
        <Cluster>
          <Button onClick={() => setDecision('charge')}>{TEXTS.charge.action}</Button>
          <Button onClick={() => setDecision('waive')}>{TEXTS.waive.action}</Button>
        </Cluster>
      )}
    </section>
  );
}
