import type { Engine } from './entries.ts';
import type { GoldenQuery } from './golden.ts';
import { measure } from './measures.ts';
import type { Weights } from './mini-search.ts';

/** Where the search for weights begins: the values in MiniSearch's documentation. */
const start: Weights = {
  title: 4,
  heading: 3,
  keywords: 2,
  questions: 2,
  text: 1,
  prefix: 0.375,
  fuzzy: 0.45,
  distance: 0.2,
  expansion: 1,
  k: 1.2,
  b: 0.7,
  d: 0.5,
};
const factors = [0.25, 0.5, 0.75, 1.5, 2, 4];

/**
 * The best weights for these queries: each weight in turn is multiplied by each factor, and the best is kept, until nothing
 * improves. The weights of our own search are chosen with the same queries.
 */
export async function tune(engineOf: (weights: Weights) => Engine, queries: readonly GoldenQuery[]): Promise<Weights> {
  const score = async (weights: Weights): Promise<number> => {
    const engine = engineOf(weights);
    const lists = [];
    for (const { query, pages } of queries) lists.push({ found: await engine.search(query), grades: pages });
    return measure(lists).ndcg;
  };
  let best = start;
  let bestScore = await score(best);
  for (let gained = true; gained;) {
    gained = false;
    for (const name of Object.keys(start) as (keyof Weights)[])
      for (const factor of factors) {
        const tried = { ...best, [name]: Number((best[name] * factor).toPrecision(3)) };
        if (tried.b > 1 || tried.distance > 0.5) continue;
        const triedScore = await score(tried);
        if (triedScore <= bestScore + 1e-4) continue;
        [best, bestScore, gained] = [tried, triedScore, true];
      }
  }
  return best;
}
