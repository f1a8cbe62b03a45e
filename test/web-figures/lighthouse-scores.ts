import lighthouse, { type Result } from 'lighthouse';
import { atLeast, atMost, type Figure, median } from './figure.js';

const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const runs = 3;

/**
 * Lighthouse's mobile verdict of a page, the median of three runs.
 * @param port of a Chromium's remote debugging
 */
export async function lighthouseScores(url: string, port: number): Promise<Figure[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(goals) });
    if (!result) throw new Error('Lighthouse gave no result');
    results.push(result.lhr);
  }
  const scores = Object.entries(goals).map(([category, goal]) => {
    const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    return atLeast(`Lighthouse mobile, ${results[0]!.categories[category]!.title}`, score, goal);
  });
  const firstPaint = median(results.map(({ audits }) => audits['first-contentful-paint']!.numericValue!));
  return [...scores, atMost('Lighthouse mobile, first contentful paint', firstPaint, 1_800, ' ms')];
}
