import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CommandError } from '../engine/model/command-error.ts';
import { docsServer } from './docs-server.ts';
import { DocsSite } from './docs-site.ts';

const usage = `Usage: parley-docs-mcp [--site FOLDER|URL] [--http PORT]
  --site   the built site: a folder, or the URL where it is published. Default: dist/ of this repository
  --http   answer MCP requests at http://127.0.0.1:PORT/mcp. Default: standard input and output`;

/** Hosts that a page of another site can't use as its own: keeps browsers from reaching the server by DNS rebinding. */
const allowedHosts = (port: number): string[] => [`127.0.0.1:${port}`, `localhost:${port}`];

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, http: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  const site = await DocsSite.open(values.site ?? fileURLToPath(new URL('../dist', import.meta.url)));
  if (values.http === undefined) return docsServer(site).connect(new StdioServerTransport());
  const port = Number(values.http);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new CommandError(`--http takes a port from 1 to 65535, and got “${values.http}”.`, usage);
  createServer((request, response) => void answer(site, port, request, response))
    .on('error', (error) => fail(new CommandError(`The server can't listen on port ${port}: ${error.message}`)))
    .listen(port, '127.0.0.1', () => process.stderr.write(`MCP at http://127.0.0.1:${port}/mcp\n`));
}

/** Answers one request. Without sessions, a server of its own for each: nothing is kept between them. */
async function answer(site: DocsSite, port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/mcp') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('MCP is at /mcp.\n');
    return;
  }
  const server = docsServer(site);
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    enableDnsRebindingProtection: true,
    allowedHosts: allowedHosts(port),
  });
  response.on('close', () => void server.close());
  // The SDK declares `sessionId` as optional in one type and as possibly undefined in the other.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
}

function fail(error: unknown): void {
  const isExpected = error instanceof CommandError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
}

await run().catch(fail);
