import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';

export class RefusedLineDto {
  /** Where it begins in the file; the header is line 1. */
  line!: number;
  /** The column at fault, null for the line as a whole. */
  column!: string | null;
  reason!: string;
}

/** How far an import has come. All counts are of lines since the beginning. */
export class ImportStepDto {
  @ApiProperty({ enum: IMPORT_KINDS })
  kind!: ImportKind;
  /** Columns of the file that are not brought in. */
  ignored_columns!: string[];
  lines!: number;
  new!: number;
  /** Clients who came in before and were updated. */
  changed!: number;
  unchanged!: number;
  refused!: number;
  /** What was refused since the step before; a line is there once for each of its faults. */
  refused_lines!: RefusedLineDto[];
}
