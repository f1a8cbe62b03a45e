import { sql } from '../../../src/platform/database/sql.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startCalendarServer } from '../../support/processes/calendar-server.js';

interface State {
  failure: string | null;
}

it('no calendar is read from the shop’s own network, also where a name leads there only later', async () => {
  const office = await startOffice();
  const server = await startCalendarServer((_, response) => void response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR'));
  const path = `/therapists/${office.mei}/own-calendar`;
  const put = (url: string) => office.staff.send<State>('PUT', path, { url });
  const refused = { status: 422, body: { errors: [{ field: 'url' }] } };
  for (const url of [server.url, server.url.replace('http', 'https'), server.url.replace('http', 'webcal')])
    expect(await put(url)).toMatchObject(refused);
  for (const host of ['localhost', '[::1]', '169.254.169.254', '10.0.0.8', 'database', '0x7f000001', '100.64.0.1'])
    expect([host, await put(`webcal://${host}/private.ics`)]).toMatchObject([host, refused]);
  // A name of the internet that is said to be this machine by whoever answers for it.
  expect((await put('https://localtest.invalid/private.ics')).body).toMatchObject({ failure: expect.any(String) });
  expect(server.requests).toEqual([]);
  expect(await sql(office.shop.em, 'select from own_calendar_busy')).toEqual([]);
});
