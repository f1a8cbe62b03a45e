import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

export class OfficeServicesQueryDto {
  /** `true` lists those, too, that are no longer offered. */
  @IsBoolean({ message: 'include_retired must be true or false' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  include_retired: boolean = false;
}
