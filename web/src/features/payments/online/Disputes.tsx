import { type DisputeDto, useGetOnlinePaymentsQuery } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';

/** Payments that a client's bank asks back, each with what to do about it; its evidence for an admin. */
export function Disputes({ bookingId, isAdmin }: { bookingId: string; isAdmin: boolean }) {
  const { data } = useGetOnlinePaymentsQuery({ id: bookingId });
  const [save, isSaving] = useSaveFile();
  const shown = (data?.payments ?? []).flatMap(({ id, disputes }) => disputes.map((dispute) => ({ id, dispute })));
  if (shown.length === 0) return null;
  const saveEvidence = async (paymentId: string, { id }: DisputeDto) => {
    if (isSaving) return;
    const path = `/online-payments/${paymentId}/disputes/${encodeURIComponent(id)}/evidence-files`;
    if (!(await save(path))) toast(errorToast('Failed to save the evidence. Please try again.'));
  };
  return (
    <ul role="list" aria-label="Disputes">
      {shown.map(({ id, dispute }) => (
        <li key={dispute.id}>
          {describeDispute(dispute)}{' '}
          {isAdmin && (
            <Button
              size="small"
              icon={<DownloadIcon />}
              isLoading={isSaving}
              aria-label={`Evidence: dispute of ${formatMoney(dispute.amount)}`}
              onClick={() => void saveEvidence(id, dispute)}
            >
              Evidence
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function describeDispute({ stage, amount, reason, answer_by, taken, fee }: DisputeDto): string {
  const money = formatMoney(amount);
  const cost = fee > 0 ? ` The gateway’s fee was ${formatMoney(fee)}.` : '';
  switch (stage) {
    case 'answer_due': {
      const why = reason.replaceAll('_', ' ');
      const by = answer_by ? ` by ${formatMoment(answer_by)}` : '';
      return `${money} is disputed (${why}). Answer in the gateway’s dashboard${by}.`;
    }
    case 'under_review':
      return `The dispute of ${money} was answered, and the bank is deciding.`;
    case 'won':
      return `The dispute of ${money} was won: the money came back.${cost}`;
    case 'lost':
      return `The dispute of ${money} was lost.${cost}`;
    case 'closed':
      return taken > 0
        ? `The dispute of ${money} was settled: the money went back to the client.${cost}`
        : `The dispute of ${money} was closed without a loss.`;
  }
}
