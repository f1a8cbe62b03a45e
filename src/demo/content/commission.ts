/** Commission in percent: what everybody earns, and what one therapist does for one treatment. */
export const commission = {
  all: 40,
  own: [{ therapist: 'Mei Tanaka', service: 'Remedial Massage', percent: 45 }],
} as const;
