import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsJSON, Matches, MaxLength } from 'class-validator';
import { InvalidInputError } from '../../kernel/errors.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import type { ChosenNames } from './booking-line.js';
import { DATE_ORDERS, type DateOrder } from './cell-rules.js';
import { DEFAULTED_COLUMNS, type DefaultedColumn } from './import-survey.js';
import { COLUMN_NAMES } from './reading/column-names.js';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';

export class ImportKindDto {
  @ApiProperty({ enum: IMPORT_KINDS })
  @IsIn(IMPORT_KINDS, { message: `kind must be one of ${IMPORT_KINDS.join(', ')}` })
  kind!: ImportKind;
}

/** Kinds of files to import; `file` is whichever kind its header shows. */
const FILE_KINDS = [...IMPORT_KINDS, 'file'] as const;

export class FileKindDto {
  @ApiProperty({ enum: FILE_KINDS })
  @IsIn(FILE_KINDS, { message: `kind must be one of ${FILE_KINDS.join(', ')}` })
  kind!: (typeof FILE_KINDS)[number];
}

/** Every meaning that a column may be given; empty for one that is left out. */
const MEANINGS = ['', ...new Set(Object.values(COLUMN_NAMES).flatMap((names) => Object.keys(names)))];

const MAX_CHOICES = 500;

const split = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value);

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
  @Transform(split)
  @IsIn(DEFAULTED_COLUMNS, { each: true, message: `defaults must be some of ${DEFAULTED_COLUMNS.join(', ')}` })
  defaults: DefaultedColumn[] = [];

  /** Meanings of the columns of the file, in their order, separated by commas; left out, their titles show it. */
  @ApiProperty({ type: String, required: false })
  @IsUndefinable()
  @Transform(split)
  @ArrayMaxSize(MAX_CHOICES, { message: `columns must name at most ${MAX_CHOICES} columns` })
  @IsIn(MEANINGS, { each: true, message: `columns must be some of ${MEANINGS.filter(Boolean).join(', ')}` })
  columns?: string[];

  /** Names of this shop for services and therapists of the file, as JSON: `{"therapist":{"Mei L.":"Mei Lin"}}`. */
  @ApiProperty({ type: String, required: false })
  @IsUndefinable()
  @MaxLength(8000, { message: 'names must have at most 8000 characters' })
  @IsJSON({ message: 'names must be JSON' })
  names?: string;

  /** Numbers of lines that are left out, separated by commas. */
  @ApiProperty({ type: String, required: false })
  @IsUndefinable()
  @Transform(split)
  @ArrayMaxSize(MAX_CHOICES, { message: `leave_out must name at most ${MAX_CHOICES} lines` })
  @Matches(/^[1-9]\d{0,6}$/, { each: true, message: 'leave_out must be numbers of lines' })
  leave_out?: string[];
}

/** Parses the chosen names. @throws InvalidInputError when they have another form */
export function parseNames(json: string | undefined): ChosenNames {
  const chosen: unknown = JSON.parse(json ?? '{}');
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const isNames = (value: unknown) => isRecord(value) && Object.values(value).every((name) => typeof name === 'string');
  if (!isRecord(chosen) || !Object.entries(chosen).every(([key, value]) => NAMED.has(key) && isNames(value)))
    throw new InvalidInputError('names', 'names must be an object of service and therapist, with a name for each name');
  return chosen as ChosenNames;
}

const NAMED = new Set(['service', 'therapist']);
