import { getFixedText } from '../platform/event-log/event-sentence.js';
import { catalogEventSentences } from './catalog.event-sentences.js';

it('says that a setting was saved for the first time', () => {
  const sentence = catalogEventSentences.BusinessHoursChanged;
  const tell = (previous_value: object | null) => typeof sentence === 'function' && sentence({ previous_value });
  expect(tell(null)).toBe('Changed the opening hours, for the first time');
  expect(tell({})).toBe('Changed the opening hours[: {changes}]');
  expect(getFixedText(sentence)).toBe('Changed the opening hours');
});
