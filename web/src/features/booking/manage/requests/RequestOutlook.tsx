import type { RequestOutlookDto, RivalDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { outlookLabel, waitingLabel } from './outlook-labels.js';

/** The outlook of a request: whether its time is free, who has it, who else wants it, and who could take it. */
export function RequestOutlook({ outlook }: { outlook: RequestOutlookDto }) {
  const { is_free, rivals, waiting, proposal } = outlook;
  const inTheWay = rivals.filter(({ is_confirmed }) => is_confirmed);
  const asking = rivals.filter(({ is_confirmed }) => !is_confirmed);
  const others = [...asking.map(formatClientName), ...(waiting > 0 ? [waitingLabel(waiting)] : [])];
  return (
    <div className="request-outlook">
      <p className={is_free ? 'outlook-free' : 'outlook-taken'}>{outlookLabel(outlook)}</p>
      {inTheWay.length > 0 && <p className="second">Conflicts with: {inTheWay.map(formatRival).join('; ')}</p>}
      {others.length > 0 && <p className="second">Also wanted by {others.join(', ')}</p>}
      {proposal && (
        <p className="second">
          Proposed: <strong>{proposal.therapist_name}</strong>. {proposal.why}
        </p>
      )}
    </div>
  );
}

const formatRival = (rival: RivalDto) => `${formatClientName(rival)}, ${formatTime(rival.booking_time)}`;
