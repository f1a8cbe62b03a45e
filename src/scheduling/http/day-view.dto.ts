import { IsLocalDate } from '../../platform/http/local-values.js';

export class DayViewQueryDto {
  @IsLocalDate()
  date!: string;
}
