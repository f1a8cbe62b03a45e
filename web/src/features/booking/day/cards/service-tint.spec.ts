import { serviceMark, serviceTint } from './service-tint.js';

describe('what tells treatments apart', () => {
  it.each([
    ['Hot Stone Massage', 'HS'],
    ['Remedial', 'Re'],
    ['90 min Deep Tissue', 'MD'],
    ['', ''],
  ])('%j is marked %j', (name, expected) => expect(serviceMark(name)).toBe(expected));

  it('is the same tint every time', () => {
    expect(serviceTint('a-service')).toBe(serviceTint('a-service'));
    expect(serviceTint('a-service')).toMatch(/^var\(--tint-[0-7]\)$/);
  });
});
