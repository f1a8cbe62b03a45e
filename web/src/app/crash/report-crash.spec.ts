import { toCrashReport } from './report-crash.js';

const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });

it('tells the kind of an error and where it happened, not what it said', () => {
  const error = thrown(
    'Zoe Quill at app.js:1:1 is not valid',
    `TypeError: Zoe Quill at app.js:1:1 is not valid
    at render (https://shop.example/assets/HomePage-B1x.js:12:345)
    at https://shop.example/assets/index-C2y.js?token=secret:1:2`,
  );
  expect(toCrashReport(error)).toEqual({ error: 'TypeError', places: ['HomePage-B1x.js:12:345', 'index-C2y.js:1:2'] });
});

it('keeps the number by which React explains an error', () => {
  const error = thrown('Minified React error #31; visit https://react.dev/errors/31?args[]=Zoe', '');
  expect(toCrashReport(error)).toEqual({ error: 'ReactError31', places: [] });
});

it('makes do with whatever was thrown', () => {
  expect(toCrashReport('Zoe')).toEqual({ error: 'string', places: [] });
});
