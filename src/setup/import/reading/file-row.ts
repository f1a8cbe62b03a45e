/** A record of a file: the line at which it begins, counted from 1, and its cells. */
export interface FileRow {
  line: number;
  cells: string[];
}
