/** A statement that stores, by a name of its own; several when one needs what another returns. */
export type Store = Readonly<Record<string, string>>;

interface Combined {
  text: string;
  parameters: number;
  /** What was combined with it before need not be combined again. */
  then: Map<Store, Combined>;
}

const nothing: Combined = { text: '', parameters: 0, then: new Map() };

/**
 * Makes one statement of several that store, so that PostgreSQL plans, runs and answers them at once. They see nothing of
 * each other.
 */
export class StoredTogether {
  private combined = nothing;
  private readonly stores = new Set<Store>();
  private readonly values: unknown[] = [];

  has(store: Store): boolean {
    return this.stores.has(store);
  }

  add(store: Store, values: readonly unknown[]): void {
    this.stores.add(store);
    this.values.push(...values);
    let next = this.combined.then.get(store);
    if (!next) {
      next = combine(this.combined, store, this.values.length);
      this.combined.then.set(store, next);
    }
    this.combined = next;
  }

  /** The statement of all that was added, which begins anew; undefined when there was nothing. */
  take(): { text: string; values: unknown[] } | undefined {
    if (this.stores.size === 0) return undefined;
    const statement = { text: this.combined.text, values: this.values.splice(0) };
    this.stores.clear();
    this.combined = nothing;
    return statement;
  }
}

function combine(before: Combined, store: Store, parameters: number): Combined {
  const parts = Object.entries(store).map(([name, text]) => `${name} as (${renumbered(text, before.parameters)})`);
  const all = before === nothing ? parts : [before.text.slice('with '.length, -' select'.length), ...parts];
  return { text: `with ${all.join(', ')} select`, parameters, then: new Map() };
}

/** `$1` is `$5` behind four parameters of others. */
function renumbered(text: string, before: number): string {
  return text.replaceAll(/\$(\d+)/g, (_, nth: string) => `$${Number(nth) + before}`);
}
