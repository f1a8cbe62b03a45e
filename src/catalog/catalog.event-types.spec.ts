import { getFixedText } from '../platform/event-log/event-sentence.js';
import { catalogEventTypes } from './catalog.event-types.js';

it('says that a setting was saved for the first time', () => {
  const { sentence } = catalogEventTypes.BusinessHoursChanged;
  const tell = (previous_value: object | null) => typeof sentence === 'function' && sentence({ previous_value });
  expect(tell(null)).toBe('Changed the opening hours, for the first time');
  expect(tell({})).toBe('Changed the opening hours[: {changes}]');
  expect(getFixedText(sentence)).toBe('Changed the opening hours');
});
