import { ApiProperty } from '@nestjs/swagger';
import { currencies } from '../../catalog/index.js';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { JOURNAL_FORMATS, type JournalFormat } from './journal.js';

export class NewJournalExportDto {
  /** Made by whoever sends it, before the first try: one id, one export. */
  @IsUUID('all', mustBeId)
  id!: string;

  @IsLocalDate()
  start_date!: string;

  /** At most 92 days from the first one, and no later than today. */
  @IsLocalDate()
  end_date!: string;

  /** The only currency that is exported; that of the shop when left out. */
  @IsUndefinable()
  @IsIn(currencies, { message: `currency must be one of ${currencies.join(', ')}` })
  @ApiProperty({ enum: currencies })
  currency?: string;
}

export class JournalFileQueryDto {
  @IsIn(JOURNAL_FORMATS, { message: `format must be one of ${JOURNAL_FORMATS.join(', ')}` })
  @ApiProperty({ enum: JOURNAL_FORMATS })
  format!: JournalFormat;

  /** Which of the files, from 1 on. */
  @Max(1000, { message: 'part must be at most 1000' })
  @Min(1, { message: 'part must be at least 1' })
  @IsInt({ message: 'part must be a whole number' })
  @Type(() => Number)
  @ApiProperty({ type: Number, required: false, default: 1 })
  part: number = 1;
}

class JournalFilesDto {
  @ApiProperty({ enum: JOURNAL_FORMATS })
  format!: JournalFormat;

  /** Number of files: Xero takes 300 lines in each. */
  parts!: number;
}

export class JournalExportDto {
  number!: number;

  id!: string;

  @IsLocalDate()
  start_date!: string;

  @IsLocalDate()
  end_date!: string;

  currency!: string;

  /** Other currencies with movements on these days that no export has taken: each is exported by itself. */
  @ApiProperty({ enum: currencies, isArray: true })
  other_currencies!: string[];

  /** Sum of all debits, which is that of all credits, in dollars. */
  total!: number;

  /** ISO 8601. */
  exported_at!: string;

  files!: JournalFilesDto[];
}
