import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';

export class DayViewQueryDto {
  @IsLocalDate()
  date!: string;
}
