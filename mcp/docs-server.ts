import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { DocsSite } from './docs-site.ts';
import { addChecks } from './tools/checks.ts';
import { addFacts } from './tools/facts.ts';
import { addPages } from './tools/pages.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** An MCP server that reads the docs: nothing is written, and without a URL as the site, nothing leaves the machine. */
export function docsServer(site: DocsSite): McpServer {
  const server = new McpServer(
    { name: 'docs', version },
    {
      instructions:
        'Documentation of a customer-conversation platform. Search first, then read the page or its section, and cite the path. ' +
        'Use `look_up` for exact names: events, variables, blocks, settings, environment variables, API operations and errors.',
    },
  );
  addPages(server, site);
  addFacts(server, site);
  addChecks(server);
  return server;
}
