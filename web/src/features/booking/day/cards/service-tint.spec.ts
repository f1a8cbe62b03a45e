import { assignTints, formatTint, serviceMark } from './service-tint.js';

describe('what tells treatments apart', () => {
  it.each([
    ['Hot Stone Massage', 'HS'],
    ['Remedial', 'Re'],
    ['90 min Deep Tissue', 'MD'],
    ['', ''],
  ])('%j is marked %j', (name, expected) => expect(serviceMark(name)).toBe(expected));

  it('is a tint of its own while there are enough, whatever the order', () => {
    const ids = Array.from({ length: 8 }, (_, nth) => `service ${nth}`);
    const tints = assignTints(ids);
    expect(new Set(tints.values()).size).toBe(8);
    expect(assignTints(ids.toReversed())).toEqual(tints);
    expect([...assignTints([...ids, 'service 9', 'service 10']).values()]).toHaveLength(10);
  });

  it('is a tint also where the treatment is no longer offered', () => {
    expect(formatTint('retired', new Map([['retired', 3]]))).toBe('var(--tint-3)');
    expect(formatTint('retired', new Map())).toMatch(/^var\(--tint-[0-7]\)$/);
  });
});
