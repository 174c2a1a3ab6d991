import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { EngineFlow, EngineMessage, EngineState } from './flow.ts';

/** What one turn of the flow engine gives back: only what a recording keeps. */
export interface EngineTurn {
  readonly messages: readonly {
    readonly type: string;
    readonly content?: Readonly<Record<string, unknown>> | undefined;
  }[];
  readonly input?: { readonly type: string; readonly [key: string]: unknown } | undefined;
  readonly clientSideActions?: readonly ({ readonly type: string } & Readonly<Record<string, unknown>>)[] | undefined;
  readonly logs?: readonly { readonly status?: string; readonly description?: string; readonly details?: string }[];
  readonly newSessionState: EngineState;
}

interface EngineModule {
  withSessionStore<T>(id: string, run: (store: unknown) => Promise<T>): Promise<T>;
  startSession(options: object): Promise<EngineTurn>;
  continueBotFlow(message: EngineMessage | undefined, options: object): Promise<EngineTurn>;
}

interface StartOptions {
  /** The flows that it links to, by ID. */
  readonly linked?: Readonly<Record<string, EngineFlow>>;
  readonly isPublished?: boolean;
}

/** Runs flows in the engine of the flow builder. */
export interface Engine {
  /** Starts `flow`, as a test or as visitors do. */
  start(flow: EngineFlow, options?: StartOptions): Promise<EngineTurn>;
  /** Sends a message; `undefined` is an answer that the visitor skips. */
  reply(state: EngineState, message: EngineMessage | undefined): Promise<EngineTurn>;
}

const entry = `
export { startSession } from '@typebot.io/bot-engine/startSession';
export { continueBotFlow } from '@typebot.io/bot-engine/continueBotFlow';
export { withSessionStore } from '@typebot.io/runtime-session-store';
`;

/** Instead of the database: reads ask `globalThis.findFlow`, writes do nothing. */
const database = `
const table = (name) => new Proxy({}, { get: () => async (query) => globalThis.findFlow?.(name, query) ?? null });
export default new Proxy({}, { get: (_, name) => table(String(name)) });
`;

/** Names that the engine takes from the database client. */
const client = `
const names = new Proxy({}, { get: (_, name) => name });
export const ChatProvider = names, CollaborationType = names, GraphNavigation = names, Plan = names, WorkspaceRole = names;
export const Prisma = { JsonNull: null, DbNull: null, PrismaClientKnownRequestError: class extends Error {} };
export class PrismaClient {}
`;

/**
 * Bundles the engine of the flow builder, whose source with its packages is at `source`, and starts it without a database.
 * @throws Error when the source or its packages aren't there, or when this Node.js is older than the engine needs
 */
export async function loadEngine(source: string): Promise<Engine> {
  if (Number(process.versions.node.split('.')[0]) < 22) {
    throw new Error(
      'The flow engine needs Node.js 22 or 24: npx -p node@24 npm run verification -- flows --source FOLDER',
    );
  }
  const fromSource = createRequire(join(source, 'package.json'));
  const virtual = new Map([
    ['flow-engine', entry],
    ['@typebot.io/prisma', database],
    ['@prisma/client', client],
  ]);
  const replace: Plugin = {
    name: 'without-a-database',
    resolveId(id) {
      if (id === 'isolated-vm') return { id: fromSource.resolve('isolated-vm'), external: true };
      return virtual.has(id) ? join(source, `${id.replaceAll('/', '-')}.virtual.js`) : undefined;
    },
    load(path) {
      for (const [id, code] of virtual) if (path.endsWith(`${id.replaceAll('/', '-')}.virtual.js`)) return code;
      return undefined;
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'flow-engine-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bundle = await rolldown({
    input: 'flow-engine',
    cwd: source,
    platform: 'node',
    tsconfig: false,
    plugins: [replace],
    logLevel: 'silent',
  });
  await bundle.write({ file: join(folder, 'engine.cjs'), format: 'cjs', codeSplitting: false });
  // Mails go nowhere: the host doesn’t exist.
  Object.assign(process.env, {
    SKIP_ENV_CHECK: 'true',
    SMTP_HOST: 'smtp.example.invalid',
    SMTP_PORT: '25',
    NEXT_PUBLIC_SMTP_FROM: 'Example Shop <shop@example.com>',
  });
  const module = fromSource(join(folder, 'engine.cjs')) as EngineModule;
  const common = { version: 2, textBubbleContentFormat: 'markdown' };
  return {
    start(flow, { linked = {}, isPublished = false } = {}) {
      const flows: Readonly<Record<string, EngineFlow>> = { ...linked, [flow.id]: flow };
      Object.assign(globalThis, {
        findFlow: (table: string, query: { where?: { id?: string; typebotId?: string } } | undefined) => {
          const stored = flows[query?.where?.id ?? query?.where?.typebotId ?? flow.id];
          if (table === 'typebot') return stored;
          return table === 'publicTypebot' && stored ? published(stored) : undefined;
        },
      });
      const startParams = isPublished
        ? { type: 'live', publicId: flow.id }
        : { type: 'preview', typebotId: flow.id, userId: 'builder' };
      return module.withSessionStore('recording', (sessionStore) =>
        module.startSession({
          ...common,
          sessionStore,
          startParams: { ...common, ...startParams, isStreamEnabled: false, isOnlyRegistering: false },
        }),
      );
    },
    reply: (state, message) =>
      module.withSessionStore('recording', (sessionStore) =>
        module.continueBotFlow(message, { ...common, sessionStore, state }),
      ),
  };
}

/** A flow as the table of published flows has it. */
const published = (flow: EngineFlow): object => ({
  ...flow,
  typebotId: flow.id,
  lastActivityAt: new Date(),
  typebot: {
    workspaceId: flow['workspaceId'],
    isArchived: false,
    isClosed: false,
    workspace: { id: flow['workspaceId'], plan: 'UNLIMITED', isQuarantined: false, isSuspended: false },
  },
});
