import { renderVTimeZone } from './vtimezone.js';

const lines = (zone: string, around: string) => renderVTimeZone(zone, new Date(around));

describe('the clock of a zone in a calendar file', () => {
  it('changes twice a year where it does, each time read on the clock before', () => {
    const sydney = lines('Australia/Sydney', '2026-11-26T03:30:00Z');
    expect(sydney.slice(0, 2)).toEqual(['BEGIN:VTIMEZONE', 'TZID:Australia/Sydney']);
    const summer = [
      'BEGIN:DAYLIGHT',
      'DTSTART:20261004T020000',
      'TZOFFSETFROM:+1000',
      'TZOFFSETTO:+1100',
      'END:DAYLIGHT',
    ];
    const winter = [
      'BEGIN:STANDARD',
      'DTSTART:20270404T030000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1000',
      'END:STANDARD',
    ];
    expect(sydney.join()).toContain(summer.join());
    expect(sydney.join()).toContain(winter.join());
    expect(sydney.at(-1)).toBe('END:VTIMEZONE');
  });

  it('has half hours and the west of Greenwich', () => {
    expect(lines('Australia/Lord_Howe', '2026-11-26T03:30:00Z')).toContain('TZOFFSETTO:+1030');
    expect(lines('America/St_Johns', '2026-11-26T03:30:00Z')).toContain('TZOFFSETFROM:-0230');
  });

  it('is one time where the clock never changes', () => {
    const always = [
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ];
    expect(lines('UTC', '2026-11-26T03:30:00Z').slice(2, -1)).toEqual(always);
  });
});
