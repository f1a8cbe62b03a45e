import { formatBriefHours } from './format-brief-hours.js';

it('writes hours so briefly that a narrow column holds them', () => {
  expect([formatBriefHours('09:00', '17:30'), formatBriefHours('12:00', '21:00')]).toEqual(['9am-5:30pm', '12pm-9pm']);
});
