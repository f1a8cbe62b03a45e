import { TherapistRecordDto } from '../../catalog/index.js';

export class OfficeTherapistDto extends TherapistRecordDto {
  /** Roster entries of all days; from today on for users without a role. */
  roster_entries!: number;
}
