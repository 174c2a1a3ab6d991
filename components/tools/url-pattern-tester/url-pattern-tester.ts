import { z } from 'zod';
import { campaigns } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { UrlPatternTester } from './UrlPatternTester.tsx';

/**
 * `<UrlPatternTester />`: a campaign's URL pattern and some URLs; which of them match, and why others don't. Examples come from
 * `data/campaigns.json`.
 */
export const urlPatternTester = defineLive({
  props: z.strictObject({}).transform(() => ({ cases: campaigns.urlPatterns.cases })),
  children: 'none',
  place: 'block',
  Component: UrlPatternTester,
});
