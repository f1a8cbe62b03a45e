/** How each way of working looks; `scripts/art/covers.ts` draws them. The word is looked for in the service's name. */
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

/** The address of a service's cover picture: its treatment's pattern, or one picked by its id that never changes. */
export function findCover(service: { id: string; name: string }): string {
  const match = PATTERNS.find(([, word]) => word.test(service.name)) ?? PATTERNS[hash(service.id) % PATTERNS.length]!;
  return `/art/covers/${match[0]}.svg`;
}

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
