import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';

export class OfficeServicesQueryDto {
  /** Whether services that are no longer offered are listed, too. */
  @IsBoolean(mustBeBoolean)
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  include_retired: boolean = false;
}
