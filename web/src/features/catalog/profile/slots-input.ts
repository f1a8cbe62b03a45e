/** Normalises the typed number of slots: a number or the beginning of one, else 0. */
export function normalizeSlotsInput(typed: string): string {
  const text = typed.trim();
  if (text === '-' || /^-?\d+\.$/.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? String(number) : '0';
}

/** Explains in a sentence why the number of slots cannot be saved; undefined when it can. */
export function validateSlots(text: string): string | undefined {
  const number = Number(text);
  if (number < 0) return 'Available slots must be at least 0';
  if (number > 24) return 'Available slots cannot exceed 24';
  return Number.isInteger(number) ? undefined : 'Available slots must be a whole number';
}
