/**
 * What each person comes to do, in presses and seconds beside their goals: `npm run measure:jobs`, `-- --only visitor,client`
 * for some of them. The exit code says whether all are met. Times are those of this machine: let it rest.
 */
import { parseArgs } from 'node:util';
import { request as requests } from '@playwright/test';
import { type Figure, print } from '../support/figure.js';
import { measureProduct } from '../support/processes/measured-product.js';
import { moveAndCancel } from './client/move-and-cancel.js';
import { dayAtTheDesk } from './desk/day-at-the-desk.js';
import { findCaller } from './desk/find-caller.js';
import { knownClients } from './desk/known-clients.js';
import { regularWeeks } from './manager/regular-weeks.js';
import { howIsToday } from './owner/how-is-today.js';
import type { MeasuredShop } from './measured-shop.js';
import { phoneBooking } from './visitor/phone-booking.js';
import { trueTimes } from './visitor/true-times.js';

type Job = (shop: MeasuredShop) => Promise<Figure[]>;

const JOBS: Record<string, Job[]> = {
  visitor: [phoneBooking, trueTimes],
  client: [moveAndCancel],
  manager: [regularWeeks],
  desk: [dayAtTheDesk, findCaller, knownClients],
  owner: [howIsToday],
};

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const people = options.only?.split(',') ?? Object.keys(JOBS);

await measureProduct(async ({ debuggingPort, ...product }) => {
  const request = await requests.newContext({ baseURL: product.url });
  const shop: MeasuredShop = { ...product, request };
  let isMet = true;
  try {
    for (const person of people) {
      console.log(`\n${person}`);
      for (const job of JOBS[person]!) {
        const figures = await job(shop);
        figures.forEach(print);
        isMet &&= figures.every((figure) => figure.isMet);
      }
    }
    return isMet;
  } finally {
    await request.dispose();
  }
});
