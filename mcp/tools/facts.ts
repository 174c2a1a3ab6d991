import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { nearest } from '../../engine/model/nearest.ts';
import type { DocsSite } from '../docs-site.ts';
import { answer, input, mistake, readOnly } from './answer.ts';

/** Something that has a name, and what the docs know of it. */
type Fact = { readonly name: string; readonly page: string; readonly value: object };

type Named = { readonly name: string };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly externalDocs?: { readonly url: string };
};

const named = (page: string, values: readonly Named[]): Fact[] =>
  values.map((value) => ({ name: value.name, page, value }));

/** For each kind, the facts that the site publishes about it. */
const kinds = {
  event: async (site) => [
    ...named('/product/others/webhook-events/', (await site.facts<{ events: Named[] }>('webhooks')).events),
    ...named('/product/others/websocket-events/', (await site.facts<{ events: Named[] }>('websocket')).events),
    ...named('/product/channels/live-chat/sdk/setup/', (await site.facts<{ events: Named[] }>('widget')).events),
  ],
  'template variable': async (site) =>
    named(
      '/user-guide/features/template-variables/',
      (await site.facts<{ variables: Named[] }>('template-variables')).variables,
    ),
  block: async (site) =>
    (await site.facts<{ blocks: (Named & { route: string })[] }>('blocks')).blocks.map((value) => ({
      name: value.name,
      page: value.route,
      value,
    })),
  'widget setting': async (site) => {
    const { settings, methods } = await site.facts<{ settings: Named[]; methods: Named[] }>('widget');
    return named('/product/channels/live-chat/sdk/setup/', [...settings, ...methods]);
  },
  'environment variable': async (site) =>
    named(
      '/contributing-guide/environment-variables/',
      (await site.facts<{ variables: Named[] }>('environment')).variables,
    ),
  operation: async (site) => {
    const { paths } = await site.json<{ paths: Record<string, Record<string, Operation>> }>(
      'api-reference/openapi.json',
    );
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        operation.operationId === undefined
          ? []
          : [`${method.toUpperCase()} ${path}`, operation.operationId, operation.summary].map((name) => ({
              name,
              page: operation.externalDocs?.url ?? '/api-reference/',
              value: { method: method.toUpperCase(), path, ...operation },
            })),
      ),
    );
  },
  error: async (site) => {
    const errors = await site.facts<{ id: string; title: string; status: number }[]>('errors');
    const { providers } = await site.facts<{ providers: { key: string; errors: { code: string }[] }[] }>(
      'provider-errors',
    );
    return [
      ...errors.map((value) => ({ name: value.title, page: `/api-reference/errors/#${value.id}`, value })),
      ...providers.flatMap(({ key, errors: list }) =>
        list.map((value) => ({ name: `${key} ${value.code}`, page: '', value: { provider: key, ...value } })),
      ),
    ];
  },
} satisfies Record<string, (site: DocsSite) => Promise<Fact[]>>;

type Kind = keyof typeof kinds;
/** Facts in an answer: when a name is not exact, those that contain it. */
const mostFacts = 5;
/** An operation's schemas can be long; an assistant reads the rest on its page. */
const longestFact = 12_000;

/** A tool for exact names. */
export function addFacts(server: McpServer, site: DocsSite): void {
  server.registerTool(
    'look_up',
    {
      title: 'Look up a name',
      description:
        'What the docs know of an exact name, as JSON with the path of its page: an event, a template variable, a block of the ' +
        'rule-based assistant, a setting or method of the widget, an environment variable, an API operation (by ID, by title or as ' +
        '`GET /path`), or an error (by its text, or a provider and code such as `twilio 11200`).',
      inputSchema: input({
        kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]),
        name: z.string().min(1).max(200).describe('The name, or a part of it'),
      }),
      annotations: readOnly,
    },
    async ({ kind, name }) => {
      const facts = await kinds[kind](site);
      const wanted = name.trim().toLowerCase();
      const exact = facts.filter((fact) => fact.name.toLowerCase() === wanted);
      const matches = exact.length ? exact : facts.filter((fact) => fact.name.toLowerCase().includes(wanted));
      const different = [...new Map(matches.map((fact) => [fact.value, fact])).values()];
      if (different.length === 0) {
        const names = facts.map((fact) => fact.name);
        const guess = nearest(name, names);
        return mistake(
          `There is no ${kind} “${name}”. ${guess ? `Did you mean ${guess}?` : `Send one of: ${names.slice(0, 60).join(', ')}`}`,
        );
      }
      if (different.length > mostFacts)
        return mistake(
          `${different.length} names contain “${name}”. Send one of: ${different
            .map((fact) => fact.name)
            .slice(0, 60)
            .join(', ')}`,
        );
      return answer(different.map(factText).join('\n\n'));
    },
  );
}

function factText({ name, page, value }: Fact): string {
  const json = JSON.stringify(value, null, 1);
  const text = json.length > longestFact ? `${json.slice(0, longestFact)}\n… The page has the rest.` : json;
  return `${name}${page ? ` — ${page}` : ''}\n${text}`;
}
