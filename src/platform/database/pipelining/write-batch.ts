/** A statement that stores, by a name of its own; several when one needs what another returns. */
export type WriteCte = Readonly<Record<string, string>>;

interface Combined {
  text: string;
  parameters: number;
  /** What was combined with it before need not be combined again. */
  then: Map<WriteCte, Combined>;
}

const EMPTY: Combined = { text: '', parameters: 0, then: new Map() };

/**
 * Makes one statement of several that store, so that PostgreSQL plans, runs and answers them at once. They see nothing of
 * each other.
 */
export class WriteBatch {
  private combined = EMPTY;
  private readonly writes = new Set<WriteCte>();
  private readonly values: unknown[] = [];

  has(write: WriteCte): boolean {
    return this.writes.has(write);
  }

  add(write: WriteCte, values: readonly unknown[]): void {
    this.writes.add(write);
    this.values.push(...values);
    let next = this.combined.then.get(write);
    if (!next) {
      next = combine(this.combined, write, this.values.length);
      this.combined.then.set(write, next);
    }
    this.combined = next;
  }

  /** The statement of all that was added, and starts an empty batch; undefined when there was nothing. */
  take(): { text: string; values: unknown[] } | undefined {
    if (this.writes.size === 0) return undefined;
    const statement = { text: this.combined.text, values: this.values.splice(0) };
    this.writes.clear();
    this.combined = EMPTY;
    return statement;
  }
}

function combine(before: Combined, write: WriteCte, parameters: number): Combined {
  const parts = Object.entries(write).map(
    ([name, text]) => `${name} as (${renumberParameters(text, before.parameters)})`,
  );
  const all = before === EMPTY ? parts : [before.text.slice('with '.length, -' select'.length), ...parts];
  return { text: `with ${all.join(', ')} select`, parameters, then: new Map() };
}

/** `$1` is `$5` behind four parameters of others. */
function renumberParameters(text: string, before: number): string {
  return text.replaceAll(/\$(\d+)/g, (_, nth: string) => `$${Number(nth) + before}`);
}
