import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';

export class RefusedLineDto {
  /** Line in the file at which the record begins; the header is line 1. */
  line!: number;
  /** The column at fault, null for the line as a whole. */
  column!: string | null;
  reason!: string;
}

export class ImportAnswerDto {
  /** Value of `date_order`, or one of `defaults`. */
  value!: string;
  text!: string;
}

/** Something that the file leaves open, although it changes what is stored. */
export class ImportQuestionDto {
  /**
   * The parameter of the answer: `date_order`; for a column that is missing, `defaults`; where no column is known to have
   * what is needed, `columns`.
   */
  @ApiProperty({ enum: ['date_order', 'defaults', 'columns'] })
  parameter!: 'date_order' | 'defaults' | 'columns';
  text!: string;
  answers!: ImportAnswerDto[];
}

/** A column of the file, and what it is taken for. */
export class FileColumnDto {
  title!: string;
  /** The column of this shop; empty for one that is left out. */
  meaning!: string;
  /** Cells of the first lines that have one. */
  examples!: string[];
}

/** A name of the file that the shop does not have. */
export class UnknownNameDto {
  @ApiProperty({ enum: ['service', 'therapist'] })
  column!: 'service' | 'therapist';
  name!: string;
  /** Number of lines that have it. */
  lines!: number;
}

/** Two people who share an address or number, and would be clients of their own: a couple, a family, or one person twice. */
export class SharedContactDto {
  /** Line of the one in the file. */
  line!: number;
  name!: string;
  /** Kinds of contact that both have. */
  @ApiProperty({ enum: ['email', 'phone'], isArray: true })
  shares!: ('email' | 'phone')[];
  other_name!: string;
  /** Line of the other in the file, if it is there. */
  other_line!: number | null;
  /** Id of the other, if they are a client of the shop. */
  other_id!: string | null;
}

/** Progress of an import. All counts are of lines since the beginning. */
export class ImportStepDto {
  @ApiProperty({ enum: IMPORT_KINDS })
  kind!: ImportKind;
  /** Columns of the file that are not imported. */
  ignored_columns!: string[];
  /** All columns of the file, in their order. */
  columns!: FileColumnDto[];
  /** Meanings that a column may be given. */
  meanings!: string[];
  /** Questions to answer before any line is judged; where there are some, no other step follows. */
  questions!: ImportQuestionDto[];
  /** Sentences about the file as a whole: what is taken for empty cells. */
  notices!: string[];
  lines!: number;
  new!: number;
  /** Number of clients of earlier imports that were updated. */
  changed!: number;
  unchanged!: number;
  refused!: number;
  /** Lines refused since the step before, one entry for each fault of a line. */
  refused_lines!: RefusedLineDto[];
  /** Number of lines that are taken, though not all in them as it is written. */
  doubtful!: number;
  /** Cells taken otherwise than written or left out since the step before, of lines that are taken. */
  doubtful_lines!: RefusedLineDto[];
  /** Names of bookings that the shop does not have, so far; their lines are refused until a name is chosen. */
  unknown_names!: UnknownNameDto[];
  /** Names of this shop that may be chosen for them; empty for other kinds. */
  service_names!: string[];
  therapist_names!: string[];
  /** Pairs of people who share a contact, found since the step before; of a dry run of clients. */
  shared_contacts!: SharedContactDto[];
}
