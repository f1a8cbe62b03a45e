import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { type Figure, print } from '../support/figure.js';
import type { MeasuredShop } from './measured-shop.js';

/** A row of what people come to do: how well it goes, tried through the screen. */
export interface Job {
  person: string;
  name: string;
  /** Longer than it may take by far: one that hangs is missed, and the next begins. */
  seconds?: number;
  measure: (shop: MeasuredShop) => Promise<Figure[]>;
}

/** A figure with where it belongs and how busy the machine was. */
export interface Row extends Figure {
  person: string;
  job: string;
  load: number;
}

const SECONDS = 150;

/** Its figures; one that fails or does not end is a miss by name. Whatever it has opened is closed. */
export async function runJob(job: Job, shop: MeasuredShop): Promise<Row[]> {
  const { person, name, seconds = SECONDS } = job;
  const load = loadavg()[0]!;
  console.log(`\n${person}: ${name} (load ${load.toFixed(1)})`);
  const figures = await within(seconds * 1000, job.measure(shop)).catch(async (error: unknown): Promise<Figure[]> => {
    const why = error instanceof Error ? error.message : String(error);
    await picture(shop.browser, name).catch(() => undefined);
    console.log(`  ${why.split('\n').slice(0, 12).join('\n  ')}`);
    return [{ what: 'done through the screen', value: 'failed', goal: 'done', isMet: false }];
  });
  await closePages(shop.browser);
  figures.forEach(print);
  return figures.map((figure) => ({ ...figure, person, job: name, load }));
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Not done within ${ms / 1000} s`)), ms);
  });
  // What is given up fails when its page is closed, and nobody asks for that any more.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What was on the screen when it failed. */
async function picture(browser: Browser, name: string): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await pages.at(-1)?.screenshot({ path: `test-results/jobs/${name.replaceAll(/\W+/g, '-').toLowerCase()}.png` });
}

async function closePages(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close().catch(() => undefined);
}
