import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The text of a literal without expressions; undefined for anything else. Minified code has template literals for strings. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return node.type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** What has to change in a node for pages on disk; undefined: look inside. */
function editOf(node: Node, base: string): Edit | readonly Node[] | undefined {
  const { type, start, end } = node;
  if (type === 'ImportExpression') {
    const source = node['source'] as Node;
    // Modules beside this one are bundled with it; others are known by their URL.
    return textOf(source)?.startsWith('./') ? [] : { start, end: start + 'import'.length, text: 'offlineCopy.load' };
  }
  // Its keys are compared with what pages say, which is relative.
  if (type === 'Property' && node['computed'] !== true) return [node['value'] as Node];
  const text = textOf(node);
  if (text === undefined) return undefined;
  if (text.startsWith(`${base}_assets/`) && text.endsWith('.css'))
    return { start, end, text: `(offlineCopy.prefix+${JSON.stringify(text.slice(base.length))})` };
  // Browsers can't check files on disk.
  return /^sha256-[\w+/]{43}=$/.test(text) ? { start, end, text: '""' } : [];
}

/**
 * Changes a script for pages on disk: modules that it imports by URL are loaded as scripts, style sheets have relative URLs, and no
 * integrity is asked for.
 * @param base base path of the site
 */
export function localCode(code: string, base: string): string {
  const edits: Edit[] = [];
  const visit = (node: Node): void => {
    const edit = editOf(node, base);
    if (edit && 'text' in edit) edits.push(edit);
    else for (const child of edit ?? Object.values(node).flat().filter(isNode)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}

const entry = 'offline-entry';

/**
 * A module of the built site with all that it imports, as a classic script.
 * @param file its path in the folder: `_assets/client-x.js`
 */
export async function localModule(folder: string, file: string, base: string): Promise<string> {
  const plugin: Plugin = {
    name: 'local-code',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry
        ? `import * as module from ${JSON.stringify(join(folder, file))};offlineCopy.modules.set(${JSON.stringify(file)},module)`
        : undefined,
    transform: (code, id) => (id === entry ? undefined : localCode(code, base)),
  };
  const bundle = await rolldown({
    input: entry,
    plugins: [plugin],
    transform: { define: { 'import.meta.url': 'location.href' } },
    checks: { pluginTimings: false },
  });
  try {
    const comments = { legal: true, annotation: false, jsdoc: false };
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true, comments });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

/** A file that the client fetches, as a script. */
export const localText = (path: string, text: string): string =>
  `offlineCopy.texts.set(${JSON.stringify(path)},${JSON.stringify(text)})\n`;
