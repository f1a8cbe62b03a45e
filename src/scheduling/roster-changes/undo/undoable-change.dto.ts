/** A change of the roster that can be taken back. */
export class UndoableRosterChangeDto {
  /** The id for `POST /roster-changes/{id}/undo`. */
  change_id!: string;

  /** `edit`, `copy`, `template`, `pattern`, `publish` or the name of a quick action. */
  kind!: string;

  /** Whether it took a change of this kind back; false for one that made such a change again. */
  is_undo!: boolean;

  /** Time on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  made_at_local!: string;

  /** Email address of the person who made it; null where the log does not say. */
  made_by!: string | null;

  /** Number of shifts that it added, changed and removed. */
  shifts!: number;

  /** Number of drafts that it added, changed and removed. */
  drafts!: number;

  /** First day that it concerns, `yyyy-MM-dd`; null where only a pattern changed. */
  first_date!: string | null;
  last_date!: string | null;
}
