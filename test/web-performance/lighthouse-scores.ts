import { atLeast, atMost, type Figure, median } from '../support/figure.js';
import { type LighthouseResult, loadLighthouse } from './load-lighthouse.js';

/** Least score by category. */
type Goals = Record<string, number>;

const SITE_GOALS: Goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const BACK_OFFICE_GOALS: Goals = { performance: 90, accessibility: 100 };
const RUNS = 3;

/**
 * Lighthouse's mobile verdict of a page, the median of three runs.
 * @param port of a Chromium's remote debugging
 */
export async function lighthouseScores(url: string, port: number): Promise<Figure[]> {
  const results = await runLighthouse(url, SITE_GOALS, { port });
  const firstPaint = median(results.map(({ audits }) => audits['first-contentful-paint']!.numericValue!));
  return [
    ...toScores('Lighthouse mobile', results, SITE_GOALS),
    atMost('Lighthouse mobile, first contentful paint', firstPaint, 1_800, ' ms'),
  ];
}

/** The same of a page behind the sign-in, on a desk's screen. The browser's own profile has to be signed in. */
export async function signedInLighthouseScores(url: string, port: number): Promise<Figure[]> {
  const { desktop } = await loadLighthouse();
  const results = await runLighthouse(url, BACK_OFFICE_GOALS, { port, disableStorageReset: true }, desktop);
  return toScores(`Lighthouse desktop, ${new URL(url).pathname}`, results, BACK_OFFICE_GOALS);
}

async function runLighthouse(url: string, goals: Goals, flags: object, config?: object): Promise<LighthouseResult[]> {
  const { run } = await loadLighthouse();
  const results: LighthouseResult[] = [];
  for (let round = 0; round < RUNS; round++) {
    const result = await run(url, { ...flags, logLevel: 'silent', onlyCategories: Object.keys(goals) }, config);
    if (!result) throw new Error('Lighthouse gave no result');
    results.push(result.lhr);
  }
  return results;
}

function toScores(what: string, results: LighthouseResult[], goals: Goals): Figure[] {
  return Object.entries(goals).map(([category, goal]) => {
    const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    return atLeast(`${what}, ${results[0]!.categories[category]!.title}`, score, goal);
  });
}
