import { TherapistRecordDto } from '../../catalog/index.js';

export class OfficeTherapistDto extends TherapistRecordDto {
  /** Number of roster entries on all days; from today on for users without a role. */
  roster_entries!: number;
}
