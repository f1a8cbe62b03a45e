const TINT_COUNT = 8;

/** Returns one of eight tints as a CSS variable, the same for a service on every page. */
export function serviceTint(serviceId: string): string {
  let sum = 0;
  for (const letter of serviceId) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return `var(--tint-${sum % TINT_COUNT})`;
}

/** Returns two letters that tell treatments apart without colour: `Hot Stone Massage` → `HS`, `Remedial` → `Re`. */
export function serviceMark(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2);
}
