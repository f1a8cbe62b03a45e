import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_KINDS, type ImportKind } from '../import/import-kinds.js';

/** The state of an import: it is there, is being undone, or was undone. */
const IMPORT_STATES = ['imported', 'undoing', 'undone'] as const;
type ImportState = (typeof IMPORT_STATES)[number];

/** Reasons for which a record stays when its import is undone. */
export const KEPT_REASONS = ['booked', 'used', 'changed', 'merged', 'billed', 'reminded', 'erased'] as const;
type KeptReason = (typeof KEPT_REASONS)[number];

/** An import that brought in something new. */
export class PastImportDto {
  id!: string;
  @ApiProperty({ enum: IMPORT_KINDS })
  kind!: ImportKind;
  /** Shop-local date and time. */
  started_at_local!: string;
  /** Address of the administrator in whose name it ran. */
  started_by!: string | null;
  /** Number of records that it made. */
  made!: number;
  /** Number of these that are undone by now. */
  undone!: number;
  /** Number of these that an undo left, because they had changed since. */
  kept!: number;
  @ApiProperty({ enum: IMPORT_STATES })
  state!: ImportState;
}

/** The number of records that stay for one reason. */
export class KeptRecordsDto {
  @ApiProperty({ enum: KEPT_REASONS })
  reason!: KeptReason;
  count!: number;
}

/** The effect that undoing an import would have now. */
export class ImportUndoPreviewDto {
  @ApiProperty({ enum: IMPORT_KINDS })
  kind!: ImportKind;
  /** Number of records that would go. */
  going!: number;
  /** The records that would stay, by the reason. */
  kept!: KeptRecordsDto[];
}
