import { existsSync } from 'node:fs';
import { Visitor } from '../../support/clients/visitor.js';
import { eventually } from '../../support/eventually.js';
import { layOutImage } from './image-folder.js';
import { runInImage, startInImage } from './image-process.js';
import { startBackingServices } from './image-settings.js';

const START_MS = 60_000;
const administrator = { email: 'owner@longwater.test', password: 'ferries leave at seven' };

/** A new shop in the image's shape, by the steps of docs/operations.md: migrate, first administrator, web and worker. */
export async function startShop() {
  if (!existsSync('dist/rendering/worker.js')) throw new Error('Nothing is built: npm run build');
  const image = layOutImage();
  const around = await startBackingServices();
  const { settings, ownerSettings, url } = around;
  expect(await runInImage(image, ['spa', 'migrate'], ownerSettings)).toMatchObject({ code: 0, said: '' });
  const makeAdmin = ['spa', 'create-admin', '--email', administrator.email];
  expect(await runInImage(image, makeAdmin, settings, administrator.password)).toMatchObject({ code: 0 });

  const metrics = `http://127.0.0.1:${around.metricsPort}/metrics`;
  const web = startInImage(image, image.command, settings);
  const withMetrics = { ...settings, METRICS_PORT: String(around.metricsPort) };
  const worker = startInImage(image, ['node', 'dist/src/worker.js'], withMetrics);
  const answers = async (process: typeof web, address: string) => {
    process.expectRunning();
    return (await fetch(address).catch(() => undefined))?.ok || undefined;
  };
  await eventually(() => answers(web, `${url}/api/health/ready`), 'a web process that is ready', START_MS);
  await eventually(() => answers(worker, metrics), 'a worker', START_MS);
  const admin = new Visitor(url);
  expect(await admin.post('/auth/sign-in', administrator)).toMatchObject({ status: 200 });
  return { ...around, image, web, worker, metrics, admin };
}
