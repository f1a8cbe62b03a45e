import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { DATE_ORDERS, type DateOrder } from './cell-rules.js';
import { DEFAULTED_COLUMNS, type DefaultedColumn } from './import-survey.js';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';

export class ImportKindDto {
  @ApiProperty({ enum: IMPORT_KINDS })
  @IsIn(IMPORT_KINDS, { message: `kind must be one of ${IMPORT_KINDS.join(', ')}` })
  kind!: ImportKind;
}

export class ImportOptionsDto {
  /** Whether to report only the changes that the import would make, without writing. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IsUndefinable()
  @IsIn(['true', 'false'], { message: 'dry_run must be true or false' })
  dry_run?: 'true' | 'false';

  /** Whether the day or the month comes first in dates such as `4/3/2026`; left out, the file has to show it. */
  @ApiProperty({ enum: DATE_ORDERS, required: false })
  @IsUndefinable()
  @IsIn(DATE_ORDERS, { message: `date_order must be one of ${DATE_ORDERS.join(', ')}` })
  date_order?: DateOrder;

  /** Columns that the file may lack, separated by commas: `duration,price`. */
  @ApiProperty({ type: String, required: false })
  @IsUndefinable()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(DEFAULTED_COLUMNS, { each: true, message: `defaults must be some of ${DEFAULTED_COLUMNS.join(', ')}` })
  defaults: DefaultedColumn[] = [];
}
