import { findCover } from './cover.js';

it('shows a treatment by the way it works', () => {
  expect(findCover({ id: '1', name: 'Hot Stone Massage' })).toBe('/art/covers/stones.svg');
  expect(findCover({ id: '2', name: 'Deep Tissue Massage' })).toBe('/art/covers/thumbs.svg');
});

it('gives a new treatment a pattern that stays its own', () => {
  const service = { id: '0b6f2c0e-8f5a-7f5f-8a3e-2f1f6f0f1a11', name: 'Foot Reflexology' };
  expect(findCover(service)).toMatch(/^\/art\/covers\/\w+\.svg$/);
  expect(findCover({ ...service, name: 'Foot Reset' })).toBe(findCover(service));
});
