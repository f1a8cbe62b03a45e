import {
  type PersonalDataExporter,
  ExportsPersonalData,
  type DataSubject,
} from '../../platform/personal-data/personal-data-exporter.js';
import { ActionLogEntriesQuery } from './action-log-entries.query.js';

/** What was done with the person's bookings, by whom. */
@ExportsPersonalData('action_log')
export class ActionLogDataExporter implements PersonalDataExporter {
  constructor(private readonly logs: ActionLogEntriesQuery) {}

  export({ subjects }: DataSubject): Promise<object[]> {
    return this.logs.listForBookings(subjects);
  }
}
