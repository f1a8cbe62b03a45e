/**
 * The patterns of the cover pictures, which `scripts/art/covers.ts` draws, with the words in a service's name that
 * choose them.
 */
const PATTERNS: [pattern: string, word: RegExp][] = [
  ['combed', /remedial|sport|myofascial|trigger/i],
  ['thumbs', /deep|tissue|shiatsu|acupress/i],
  ['stones', /stone|basalt/i],
  ['rings', /pregnan|prenatal|natal/i],
  ['flow', /lomi|hawaiian|lymph/i],
  ['arches', /foot|feet|scalp|reflex/i],
  ['drift', /aroma|oil|scent/i],
  ['strokes', /swedish|relax|classic/i],
];

/**
 * Returns the address of a service's cover picture: its treatment's pattern, or one that is derived from its id and
 * never changes.
 */
export function findCover(service: { id: string; name: string }): string {
  const match = PATTERNS.find(([, word]) => word.test(service.name)) ?? PATTERNS[hash(service.id) % PATTERNS.length]!;
  return `/art/covers/${match[0]}.svg`;
}

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
