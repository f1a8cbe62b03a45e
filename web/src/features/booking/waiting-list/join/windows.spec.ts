import { toWindows } from './windows.js';

const all = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'];
const spans = (...wanted: string[]) => toWindows('2026-03-05', wanted, all).map(({ from, to }) => `${from}-${to}`);

describe('the windows of who waits', () => {
  it('are one for starts beside each other', () => {
    expect(spans('10:00', '11:00', '12:00')).toEqual(['10:00-12:00']);
    expect(spans(...all)).toEqual(['09:00-19:00']);
  });

  it('leave out the starts that do not suit', () => {
    expect(spans('09:00', '11:00', '12:00', '19:00')).toEqual(['09:00-09:00', '11:00-12:00', '19:00-19:00']);
  });

  it('are one where they would be more than anybody may have', () => {
    expect(spans('09:00', '11:00', '13:00', '15:00', '17:00', '19:00')).toEqual(['09:00-19:00']);
  });
});
