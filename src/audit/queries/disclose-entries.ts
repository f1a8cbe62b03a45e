import { type Disclosure, Discloses, type PersonSought } from '../../platform/personal-data/disclosure.js';
import { ListActionLogs } from './list-action-logs.js';

/** What was done with the person's bookings, by whom. */
@Discloses('action_log')
export class DiscloseEntries implements Disclosure {
  constructor(private readonly logs: ListActionLogs) {}

  about({ subjects }: PersonSought): Promise<object[]> {
    return this.logs.ofBookings(subjects);
  }
}
