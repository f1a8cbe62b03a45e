import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';

export class ImportKindDto {
  @ApiProperty({ enum: IMPORT_KINDS })
  @IsIn(IMPORT_KINDS, { message: `kind must be one of ${IMPORT_KINDS.join(', ')}` })
  kind!: ImportKind;
}

export class ImportOptionsDto {
  /** Whether to report only the changes that the import would make, without writing. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'dry_run must be true or false' })
  dry_run?: 'true' | 'false';
}
