import { z } from 'zod';
import { defineLive } from '../../mdx/define.ts';
import { UrlPatternTester } from './UrlPatternTester.tsx';

/** `<UrlPatternTester />`: a campaign's URL pattern and addresses; which of them match, and why others do not. */
export const urlPatternTester = defineLive({ props: z.strictObject({}), children: 'none', place: 'block', Component: UrlPatternTester });
