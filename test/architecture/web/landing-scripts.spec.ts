import { findFiles, readBuilt } from './built-web.js';

/** A mark that antd's styles leave on each element: scripts without antd do not contain it. */
const ANTD_MARK = 'data-css-hash';

const withAntd = (module: string) => findFiles([module]).filter((file) => readBuilt(file).includes(ANTD_MARK));

it.each([
  'src/app/hydrate-landing.tsx',
  'src/app/booking-dialog/BookingDialogChunk.tsx',
  'src/app/hydrate-sign-in.tsx',
])('a visitor fetches nothing of antd with %s', (module) => {
  expect(withAntd(module)).toEqual([]);
});

it('the office fetches antd', () => {
  expect(withAntd('src/app/back-office/pages/BookingsPage.tsx')).not.toEqual([]);
});
