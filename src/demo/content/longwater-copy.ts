/** Texts of the demo shop's landing page. */
export const longwaterCopy = {
  services: 'Each price covers the whole session, oil, hot towels and tax. You pay at the shop.',
  team: 'Choose a person, not only a time. Every therapist sets aside ten minutes before the first session to listen.',
  about: {
    title: 'A massage house kept small on purpose',
    lead: 'We opened in 2010 with two tables and a kettle. There are five rooms now, and still no music you have to listen to.',
    text:
      'Each appointment has a quarter of an hour on either side, so nobody is hurried off a warm table. ' +
      'Tell us what hurts, what to avoid and how much pressure you like; it is written down once and remembered.',
  },
  needs: [
    { need: 'Neck, back, desk work', word: 'Remedial' },
    { need: 'A mind that will not stop', word: 'Swedish' },
    { need: 'Cold hands, long winter', word: 'Hot Stone' },
    { need: 'Expecting', word: 'Pregnancy' },
  ],
  reasons: [
    { title: 'Over 15 years of experience', text: 'The same owners, the same street, and most of the first clients.' },
    { title: 'Licensed therapists', text: 'Diploma-qualified, insured, and registered with the major health funds.' },
    { title: 'Personalised plans', text: 'After each session: what we found, and when it makes sense to return.' },
    {
      title: 'Flexible evenings and weekends',
      text: 'Until 10pm from Monday to Saturday, and all day Sunday until five.',
    },
  ],
  testimonial: {
    quote:
      'I arrived with a neck that would not turn and left able to reverse the car. Mei had found the cause before I had finished explaining.',
    person: 'Harriet B., Redfern, a client since 2017',
  },
  directions: 'Central Station, 7 minutes on foot',
};
