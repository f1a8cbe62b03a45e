import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { morningTimeZone } from '../../e2e/support/morning-time-zone.js';
import { createDatabase } from '../database/create-database.js';
import { startDatabaseServer } from '../database/database-server.mjs';
import { createDemoDatabase } from '../database/demo-database.js';
import { chromiumExecutable } from './chromium.mjs';
import { startProduct } from './start-product.js';
import { startSmtpSink } from './smtp-sink.js';

/** A running demo shop and a browser, for figures. */
interface MeasuredProduct {
  url: string;
  database: string;
  mail: Awaited<ReturnType<typeof startSmtpSink>>;
  browser: Browser;
  /** Where the browser can be debugged from outside. */
  debuggingPort: number;
  timeZone: string;
}

/** Starts everything that is measured, and stops it again. The exit code of the process says whether all goals were met. */
export async function measureProduct(measure: (product: MeasuredProduct) => Promise<boolean>): Promise<void> {
  const server = await startDatabaseServer();
  try {
    process.env.TEST_DATABASE_SERVER = server.adminUrl;
    const timeZone = morningTimeZone();
    const database = await createDatabase(await createDemoDatabase(timeZone));
    process.exitCode = (await withProduct({ database, timeZone }, measure)) ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Runs the product over a database, with a browser beside it, for as long as `measure` takes. */
export async function withProduct<T>(
  { database, timeZone }: { database: string; timeZone: string },
  measure: (product: MeasuredProduct) => Promise<T>,
): Promise<T> {
  const mail = await startSmtpSink();
  const rates = { BOOKING_RATE_PER_MINUTE: '1000', SIGN_IN_RATE_PER_MINUTE: '1000' };
  const { url, stop } = await startProduct({
    database,
    env: { SMTP_URL: mail.url, SHOP_TIME_ZONE: timeZone, ...rates },
  });
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumExecutable(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await measure({ url, database, mail, browser, debuggingPort, timeZone });
  } finally {
    await browser.close();
    await stop();
    await mail.stop();
  }
}
