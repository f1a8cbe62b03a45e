/** A line of a table of figures, as it is printed. */
export interface ResultLine {
  what: string;
  figure: string;
  /** What it is compared with, measured in the same run. */
  reference?: string;
  ratio?: string;
  goal: string;
  /** Undefined where there is no goal to reach. */
  isMet?: boolean | undefined;
}

const HEADERS = ['what', 'figure', 'reference', 'ratio', 'goal', ''];

/** The table in Markdown, its columns as wide as they have to be. */
export function formatTable(lines: readonly ResultLine[]): string {
  const rows = [HEADERS, ...lines.map(toCells)];
  const widths = HEADERS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const written = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
  return [written[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...written.slice(1)].join('\n');
}

function toCells({ what, figure, reference = '', ratio = '', goal, isMet }: ResultLine): string[] {
  return [what, figure, reference, ratio, goal, isMet === undefined ? '' : isMet ? 'met' : 'MISSED'];
}
