import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** No tool changes anything, and each reads only the site. */
export const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

export const answer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** An error that the assistant can act on: what was wrong with the input, and what to send instead. */
export const mistake = (text: string): CallToolResult => ({ ...answer(text), isError: true });
