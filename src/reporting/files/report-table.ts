/** A table of a report on paper. */
export interface ReportTable {
  title: string;
  /** Headers of the columns; the first column has names, the others figures. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Totals of all rows; left out where the figures cannot be added up. */
  total?: readonly string[];
  /** Notes that explain the table. */
  notes?: readonly string[];
}
