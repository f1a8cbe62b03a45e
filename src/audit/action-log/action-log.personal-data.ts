import {
  type PersonalDataExporter,
  ExportsPersonalData,
  type DataSubject,
} from '../../platform/personal-data/personal-data-exporter.js';
import { ActionLogEntriesQuery } from './action-log-entries.query.js';

/** Exports the action log entries about the person's bookings, with who made them. */
@ExportsPersonalData('action_log')
export class ActionLogDataExporter implements PersonalDataExporter {
  constructor(private readonly logs: ActionLogEntriesQuery) {}

  export({ subjects }: DataSubject): Promise<object[]> {
    return this.logs.listForBookings(subjects);
  }
}
