import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderedPage } from './rendered-page.js';

/** Milliseconds that a visitor waits for a page to be rendered. */
const PATIENCE_MS = 3_000;

/** Returns the page if it comes within three seconds, else undefined: it goes on being rendered, for the next visitor. */
export const inTime = (rendering: Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined> =>
  Promise.race([rendering, sleep(PATIENCE_MS, undefined, { ref: false })]);
