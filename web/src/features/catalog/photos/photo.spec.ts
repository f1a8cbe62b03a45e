import { validatePhoto } from './photo.js';

const maxBytes = 5 * 1024 * 1024;

it.each(['image/jpeg', 'image/png', 'image/gif'])('takes %s of up to 5 MB', (type) => {
  expect(validatePhoto({ type, size: maxBytes })).toBeUndefined();
  expect(validatePhoto({ type, size: maxBytes + 1 })).toBe(
    'File size exceeds 5MB limit. Please upload a smaller image.',
  );
});

it('takes nothing else', () => {
  for (const type of ['image/webp', 'application/pdf', ''])
    expect(validatePhoto({ type, size: 1 })).toBe('Invalid file type. Please upload JPG, PNG, or GIF.');
});
