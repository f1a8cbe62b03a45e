/** A table of a report on paper. */
export interface ReportTable {
  title: string;
  /** The first is of names, the others of figures. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Of all rows; left out where there is nothing to add up. */
  total?: readonly string[];
  /** What has to be known to read it. */
  notes?: readonly string[];
}
