/** One measured figure beside its goal. */
export interface Figure {
  what: string;
  /** As it is printed, with its unit. */
  value: string;
  goal: string;
  isMet: boolean;
}

export function atMost(what: string, value: number, goal: number, unit = ''): Figure {
  return { what, value: `${round(value)}${unit}`, goal: `≤ ${goal}${unit}`, isMet: value <= goal };
}

export function atLeast(what: string, value: number, goal: number): Figure {
  return { what, value: `${round(value)}`, goal: `≥ ${goal}`, isMet: value >= goal };
}

/** None of `found` may be. */
export function none(what: string, found: string[]): Figure {
  return { what, value: String(found.length), goal: '0', isMet: found.length === 0 };
}

/** One line of the table. */
export function print({ what, value, goal, isMet }: Figure): void {
  console.log(what.padEnd(64) + value.padStart(10) + '  ' + goal.padEnd(12) + (isMet ? 'met' : 'MISSED'));
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const round = (value: number): number => Number(value.toFixed(value < 1 ? 4 : value < 100 ? 1 : 0));
