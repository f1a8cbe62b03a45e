import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

export class OfficeServicesQueryDto {
  /** Whether services that are no longer offered are listed, too. */
  @IsBoolean({ message: 'include_retired must be true or false' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  include_retired: boolean = false;
}
