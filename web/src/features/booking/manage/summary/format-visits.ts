import type { ClientDto } from '../../../../shared/api/generated.js';
import { formatCount } from '../../../../shared/format-count.js';

type Visits = Pick<ClientDto, 'completed' | 'no_shows' | 'late_cancellations'>;

/** Says how often a client came and how often not: `12 visits, 1 no-show`. */
export const formatVisits = ({ completed, no_shows: missed, late_cancellations: late }: Visits): string =>
  [
    completed === 0 ? 'No visits yet' : formatCount(completed, 'visit'),
    missed > 0 && formatCount(missed, 'no-show'),
    late > 0 && formatCount(late, 'late cancellation'),
  ]
    .filter(Boolean)
    .join(', ');
