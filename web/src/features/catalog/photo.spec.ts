import { photoRefusal } from './photo.js';

const most = 5 * 1024 * 1024;

it.each(['image/jpeg', 'image/png', 'image/gif'])('takes %s of up to 5 MB', (type) => {
  expect(photoRefusal({ type, size: most })).toBeUndefined();
  expect(photoRefusal({ type, size: most + 1 })).toBe('File size exceeds 5MB limit. Please upload a smaller image.');
});

it('takes nothing else', () => {
  for (const type of ['image/webp', 'application/pdf', ''])
    expect(photoRefusal({ type, size: 1 })).toBe('Invalid file type. Please upload JPG, PNG, or GIF.');
});
