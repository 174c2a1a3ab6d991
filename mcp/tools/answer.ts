import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** No tool changes anything, and each reads only the site. */
export const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

export const answer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** An error that the assistant can act on: what was wrong with the input, and what to send instead. */
export const mistake = (text: string): CallToolResult => ({ ...answer(text), isError: true });

/** What a tool takes. An argument with another name is an error: without it, the answer would be to another question. */
export const input = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `Send only ${Object.keys(shape).join(', ')}` : undefined),
  });
