import { connect } from 'node:net';
import sharp from 'sharp';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

const fiveMegabytes = 5 * 1024 * 1024;
const invalidType = 'Invalid file type. Please upload JPG, PNG, or GIF.';

const canvas = (width: number, height: number, background = '#876') =>
  sharp({ create: { width, height, channels: 3, background } });
const padded = (file: Buffer, size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)]);

describe('photos', () => {
  let clock: FixedClock;
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor, nobody: Visitor;
  let mei: string;

  const upload = (file: Buffer, by = staff, type = 'application/octet-stream') =>
    by.send<{ image_url: string; detail?: string }>('POST', '/photos', file, { 'content-type': type });
  const served = (imageUrl: string) => fetch(`${server.url}${imageUrl}`);
  /** The picture as it is in the answer. */
  const pictureAt = async (imageUrl: string) => Buffer.from(await (await served(imageUrl)).arrayBuffer());
  /** Width and height of a WebP with the header VP8. */
  const sizeOf = (webp: Buffer) => [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];

  beforeEach(async () => {
    clock = new FixedClock();
    server = await startApp({ clock });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    const signed = await createSignedInUser(server, 'mei@spa.test', 'staff');
    staff = signed.browser;
    nobody = (await createSignedInUser(server, 'noa@spa.test', null)).browser;
    mei = await shop.therapist('Mei', { userId: signed.userId });
  });

  it.each(['jpeg', 'png', 'gif'] as const)('a %s becomes a square WebP at an address of its own', async (format) => {
    const { status, body } = await upload(
      await canvas(1200, 900).toFormat(format).toBuffer(),
      staff,
      `image/${format}`,
    );
    expect({ status, body }).toEqual({
      status: 201,
      body: { image_url: expect.stringMatching(/^\/api\/photos\/\w{64}\.webp$/) },
    });
    const picture = await pictureAt(body.image_url);
    expect(picture.subarray(8, 16).toString()).toBe('WEBPVP8 ');
    expect(sizeOf(picture)).toEqual([816, 816]);
  });

  it('is served to everybody, for good, as what it is', async () => {
    const { body } = await upload(await canvas(100, 80).png().toBuffer());
    const { status, headers } = await served(body.image_url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await served(`/api/photos/${'0'.repeat(64)}.webp`)).status).toBe(404);
    expect((await served(body.image_url.replace('.webp', '.html'))).status).toBe(404);
    expect((await served(body.image_url.replace('.webp', ''))).status).toBe(404);
  });

  it('keeps the size of a small one, its orientation, and nothing of where it was taken', async () => {
    const file = await canvas(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S' } })
      .toBuffer();
    expect(file.includes('Somebody')).toBe(true);
    const picture = await pictureAt((await upload(file)).body.image_url);
    expect(sizeOf(picture)).toEqual([40, 40]);
    expect(picture.includes('Somebody')).toBe(false);
    expect(picture.includes('EXIF')).toBe(false);
  });

  it('takes what hides behind a picture away', async () => {
    const file = Buffer.concat([
      await canvas(20, 20).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const picture = await pictureAt((await upload(file)).body.image_url);
    expect(picture.includes('script')).toBe(false);
  });

  it.each([
    ['a WebP', () => canvas(20, 20).webp().toBuffer()],
    ['a TIFF', () => canvas(20, 20).tiff().toBuffer()],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a page that begins like a GIF', () => Buffer.from('GIF89a/*<html><script>alert(1)</script></html>*/=1')],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused, whatever it is called', async (_what, make) => {
    const answer = await upload(await make(), staff, 'image/png');
    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: expect.stringMatching(
          /^(Invalid file type\. Please upload JPG, PNG, or GIF\.|Failed to process image)$/,
        ),
      },
    });
  });

  it('says that the type is wrong', async () => {
    expect(await upload(Buffer.from('%PDF-1.7'))).toMatchObject({ status: 422, body: { detail: invalidType } });
    expect((await upload(Buffer.from('%PDF-1.7'), staff, 'application/pdf')).status).toBe(415);
  });

  it('half a picture is refused', async () => {
    const noise = {
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#876',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    } as const;
    const whole = await sharp(noise).jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await upload(half)).toMatchObject({ status: 422, body: { detail: 'Failed to process image' } });
  });

  it('takes 5 MB and not a byte more', async () => {
    const png = await canvas(20, 20).png().toBuffer();
    expect((await upload(padded(png, fiveMegabytes))).status).toBe(201);
    expect(await upload(padded(png, fiveMegabytes + 1))).toMatchObject({
      status: 413,
      body: { detail: 'File size exceeds 5MB limit. Please upload a smaller image.' },
    });
  });

  it('stops reading what never says how long it is', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = [
      'content-type: image/png',
      'transfer-encoding: chunked',
      'origin: http://localhost:3000',
      `cookie: ${cookie}`,
    ];
    socket.write(['POST /api/photos HTTP/1.1', `host: ${hostname}`, ...headers, '', ''].join('\r\n'));
    const chunk = Buffer.alloc(1024 * 1024);
    for (let n = 0; n < 6; n++) {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      socket.write('\r\n');
    }
    expect(await answered).toContain('413 Payload Too Large');
    socket.destroy();
  });

  it('a small file that would fill the memory is refused before it does', async () => {
    const bomb = await canvas(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(fiveMegabytes);
    expect(await upload(bomb)).toMatchObject({
      status: 422,
      body: { detail: 'This picture has too many pixels. Please upload a smaller image.' },
    });
  });

  it('only people of the shop upload', async () => {
    const file = await canvas(20, 20).png().toBuffer();
    expect((await upload(file, nobody)).status).toBe(403);
    expect((await upload(file, new Visitor(server.url, { origin: 'http://localhost:3000' }))).status).toBe(401);
    expect((await upload(file, admin)).status).toBe(201);
  });

  it('a form without a file, and a file where a form belongs, are refused', async () => {
    expect((await staff.post('/photos', { photo: 'x' })).status).toBe(422);
    const file = await canvas(20, 20).png().toBuffer();
    expect((await admin.send('POST', '/services', file, { 'content-type': 'image/png' })).status).toBe(422);
  });

  it('shows on the record that names it, and stays while it does; others are forgotten after a day', async () => {
    const { image_url } = (await upload(await canvas(50, 50, '#0a0').png().toBuffer())).body;
    const unused = (await upload(await canvas(50, 50, '#00a').png().toBuffer())).body.image_url;
    const { version } = (await staff.get<{ version: number }>('/profile')).body;
    const saved = await staff.send('PATCH', `/therapists/${mei}/profile`, { image_url, version });
    expect(saved).toMatchObject({ status: 200, body: { image_url } });
    clock.advance({ days: 2 });
    await admin.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
    await upload(await canvas(50, 50).png().toBuffer(), admin);
    expect((await served(image_url)).status).toBe(200);
    expect((await served(unused)).status).toBe(404);
    expect(await admin.send('PATCH', `/therapists/${mei}`, { image_url: unused, version: version + 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'image_url', message: 'This photo is no longer there. Please upload it again.' }] },
    });
    expect(await sql(shop.em, 'select image_url from therapists where id = $1', [mei])).toEqual([{ image_url }]);
  });
});
