import type { Assignment } from '../../domain/booking-details.js';

type Candidate = Assignment['candidates'][number];

/**
 * Returns a sentence that says why the first candidate was taken before the second, by the rule that decided.
 * @param formatInstant formats an instant in ISO 8601 as people read it
 * @param isProposal whether nothing has been decided yet
 */
export function explainAssignment(
  { candidates }: Assignment,
  names: ReadonlyMap<string, string>,
  formatInstant: (instant: string) => string,
  { isProposal = false } = {},
): string {
  const [chosen, next] = candidates;
  if (!chosen) return '';
  const name = ({ therapistId }: Candidate) => names.get(therapistId) ?? 'Unknown';
  const [was, were, had] = isProposal ? (['is', 'are', 'has'] as const) : (['was', 'were', 'had'] as const);
  if (!next) return `Only ${name(chosen)} ${was} free.`;
  if (chosen.holes !== next.holes)
    return `With ${name(chosen)} ${formatHoles(chosen.holes, was)}, with ${name(next)} ${formatHoles(next.holes, was)}.`;
  if (chosen.bookedMinutes !== next.bookedMinutes)
    return `${name(chosen)} ${had} the fewest booked minutes that day: ${chosen.bookedMinutes}, ${name(next)} ${next.bookedMinutes}.`;
  if (chosen.lastAssignedAt !== next.lastAssignedAt) {
    const formatLast = ({ lastAssignedAt }: Candidate) =>
      lastAssignedAt ? `on ${formatInstant(lastAssignedAt)}` : 'never';
    return `Such a booking last went to ${name(chosen)} ${formatLast(chosen)}, to ${name(next)} ${formatLast(next)}.`;
  }
  return `${name(chosen)} and ${name(next)} ${were} equally free that day.`;
}

const formatHoles = (holes: number, was: string) => {
  if (holes === 0) return `no gap too short to book ${was} left`;
  return holes === 1 ? 'one gap too short to book' : `${holes} gaps too short to book`;
};
