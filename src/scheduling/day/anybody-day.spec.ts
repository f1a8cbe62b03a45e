import { AnybodyDay } from './anybody-day.js';

const day = (isFree: boolean, isAtListPrice = true) => {
  const found = { givesService: true, isAtListPrice, isFreeAt: () => isFree };
  return () => found;
};

describe('a start with Any Available', () => {
  it.each<[string, ReturnType<typeof day>[], byShop: string, atOnce: string]>([
    ['somebody is free', [day(false), day(true)], 'free', 'free'],
    ['nobody is free', [day(false)], 'on_request', 'taken'],
    ['only somebody at another price is free', [day(false), day(true, false)], 'free', 'on_request'],
    ['nobody is on the roster yet', [], 'on_request', 'on_request'],
  ])('when %s', (_, working, byShop, atOnce) => {
    expect(new AnybodyDay(working, false).judge(600)).toBe(byShop);
    expect(new AnybodyDay(working, true).judge(600)).toBe(atOnce);
  });
});
