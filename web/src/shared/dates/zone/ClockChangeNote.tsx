import { useGetShopQuery } from '../../api/generated.js';
import { parseMoment } from '../parse-moment.js';
import { describeClockChange } from './shop-time.js';

/**
 * Explains which moment is meant where the shop's clock shows a minute twice or never.
 * @param at `yyyy-MM-ddTHH:mm`; other texts show nothing
 */
export function ClockChangeNote({ at }: { at: string | undefined }) {
  const zone = useGetShopQuery().data?.time_zone;
  const moment = parseMoment(at);
  const note = zone && moment && describeClockChange(moment, zone);
  return note ? (
    <p className="second" role="status">
      {note}
    </p>
  ) : null;
}
