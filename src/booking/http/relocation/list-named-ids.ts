import type { NamedId } from '../../relocation/named-ids.query.js';
import type { ChangePreviewDto } from './change-preview.dto.js';

/** Lists the therapists, shifts, patterns and bookings that a question names, each with its field. */
export function listNamedIds({ change, choices }: ChangePreviewDto): NamedId[] {
  const { absence, leave, block, deactivation, roster, roster_copy, publication, roster_patterns, pattern_end } =
    change;
  const { removed = [], changed = [], added = [] } = roster ?? {};
  return [
    ...listTherapists('change', { absence, leave, block, deactivation }),
    ...listTherapists('change.roster_patterns.patterns', roster_patterns?.patterns ?? []),
    ...listTherapists('change.roster.changed', changed),
    ...listTherapists('change.roster.added', added),
    ...listTherapists('choices', choices),
    ...toNamed('therapist', 'change.roster_copy.therapist_ids', roster_copy?.therapist_ids),
    ...toNamed('therapist', 'change.publication.therapist_ids', publication?.therapist_ids),
    ...toNamed('shift', 'change.roster.removed', removed),
    ...changed.map(({ id }, nth) => ({ kind: 'shift' as const, id, field: `change.roster.changed.${nth}.id` })),
    ...(pattern_end
      ? [{ kind: 'pattern' as const, id: pattern_end.pattern_id, field: 'change.pattern_end.pattern_id' }]
      : []),
    ...choices.map(({ booking_id: id }, nth) => ({ kind: 'booking' as const, id, field: `choices.${nth}.booking_id` })),
  ];
}

interface OfTherapist {
  therapist_id?: string | undefined;
}

/** Lists the therapists that parts of the question name. @param parts of the question, by name or in a list */
const listTherapists = (
  path: string,
  parts: Readonly<Record<string, OfTherapist | undefined>> | ArrayLike<OfTherapist>,
): NamedId[] =>
  Object.entries<OfTherapist | undefined>(parts).flatMap(([name, part]) =>
    part?.therapist_id === undefined
      ? []
      : [{ kind: 'therapist' as const, id: part.therapist_id, field: `${path}.${name}.therapist_id` }],
  );

const toNamed = (kind: NamedId['kind'], path: string, ids: readonly string[] = []): NamedId[] =>
  ids.map((id, nth) => ({ kind, id, field: `${path}.${nth}` }));
