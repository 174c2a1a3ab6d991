import { z } from 'zod';
import { defineLive } from '../../mdx/define.ts';
import { SnippetBuilder } from './SnippetBuilder.tsx';

/** `<SnippetBuilder />`: choices on the left, the installation script on the right. */
export const snippetBuilder = defineLive({ props: z.strictObject({}), children: 'none', place: 'block', Component: SnippetBuilder });
