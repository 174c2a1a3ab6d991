import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { operators, writtenValue } from '../../components/tools/condition-tester/condition.ts';
import { explain } from '../../components/tools/condition-tester/explain.ts';
import { diagnoseHash } from '../../components/tools/hmac-tester/diagnose.ts';
import { loadPatternClass, matchAddress } from '../../components/tools/url-pattern-tester/url-pattern.ts';
import { answer, input, readOnly } from './answer.ts';

/** The cores of the site's live tools: they compute as the platform does, on this machine. */
export function addChecks(server: McpServer): void {
  server.registerTool(
    'check_identity_hash',
    {
      title: 'Check an identity hash',
      description:
        "Whether an `identifier_hash` is right for a widget's HMAC key and an identifier; if not, which usual mistake made it. The key " +
        'stays on this machine and is not kept. Prefer a test key: what you send is part of your conversation.',
      inputSchema: input({
        key: z.string().min(1).describe('HMAC key of the channel'),
        identifier: z.string().min(1).describe('The identifier that is passed to setUser'),
        hash: z.string().min(1).describe('The hash that your server made'),
      }),
      annotations: readOnly,
    },
    async ({ key, identifier, hash }) => {
      const { correct, message } = await diagnoseHash({ key, identifier }, hash);
      return answer(`${correct ? 'Right' : 'Wrong'}. ${message}`);
    },
  );

  server.registerTool(
    'match_url_pattern',
    {
      title: 'Match a URL pattern',
      description:
        'Whether an ongoing campaign with this URL pattern appears on a page with this address, and what differs.',
      inputSchema: input({
        pattern: z.string().min(1).max(2000).describe('URL of the campaign, which may contain * and :names'),
        address: z.string().min(1).max(2000).describe("The page's address, with http:// or https://"),
      }),
      annotations: readOnly,
    },
    async ({ pattern, address }) => {
      const { result, why } = matchAddress(pattern, address, await loadPatternClass());
      return { ...answer(`${result}${why ? `: ${why}` : ''}`), isError: result === 'error' };
    },
  );

  const side = (what: string) =>
    z
      .union([z.string().max(2000), z.array(z.string().max(2000)).max(50)])
      .nullable()
      .describe(`${what}: a text, a list, or null for a variable without a value`);
  server.registerTool(
    'explain_condition',
    {
      title: 'Explain a condition',
      description:
        'Whether a comparison in a condition block of the rule-based assistant is true, and how the platform reads it.',
      inputSchema: input({
        operator: z.enum(operators),
        value: side('The value of the variable'),
        compared: side('What it is compared with').default(null),
      }),
      annotations: readOnly,
    },
    ({ operator, value, compared }) => {
      const { result, why } = explain(
        operator,
        value,
        typeof compared === 'string' ? writtenValue(compared) : compared,
      );
      return { ...answer(`${result}: ${why}`), isError: result === 'error' };
    },
  );
}
