import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SidebarConfigItem } from '../engine/model/sidebar-config.ts';
import { contentHash } from '../engine/site/content-hash.ts';
import type { FileNote, Imported } from './import-folder.ts';
import { formatReport } from './report.ts';

/** Where an import is put. */
export type Destination = {
  /** The project's folder. */
  readonly root: string;
  /** The output folder, relative to the project: `content/guide`. */
  readonly out: string;
  /** Folder of the sidebars and redirects, relative to the project: `config`, or an overlay. */
  readonly config: string;
  /** The folder that is imported. */
  readonly source: string;
  /** Id and label of the sidebar. */
  readonly sidebar: { readonly id: string; readonly label: string };
};
export type Written = {
  readonly writtenFiles: readonly string[];
  readonly unchanged: number;
  /** Files that were edited since an earlier import, or that no import wrote: they stay as they are. */
  readonly kept: readonly string[];
  /** The whole report, which is also in the output folder. */
  readonly report: string;
};

/** Folder in the output folder for what belongs to the import; a name with `_` is never published. */
const importFolder = '_import';

/**
 * Writes an import. A second one changes nothing; when the source has changed, it changes the pages that nobody has edited since. The
 * sidebar and the redirects are added to the files in `config`.
 */
export function writeImport(imported: Imported, { root, out, config, source, sidebar }: Destination): Written {
  const recordFile = resolve(root, out, importFolder, 'written.json');
  const before = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>) : {};
  const record: Record<string, string> = {};
  const writtenFiles: string[] = [];
  const kept: string[] = [];
  let unchanged = 0;
  const put = (file: string, content: string | Buffer): void => {
    const path = resolve(root, out, file);
    const there = existsSync(path) ? contentHash(readFileSync(path)) : undefined;
    const hash = contentHash(content);
    if (there !== undefined && there !== hash && there !== before[file]) {
      kept.push(file);
      if (before[file] !== undefined) record[file] = before[file];
      return;
    }
    record[file] = hash;
    if (there === hash) {
      unchanged++;
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    writtenFiles.push(file);
  };
  for (const [file, text] of imported.pages) put(file, text);
  for (const [file, from] of imported.assets) put(file, readFileSync(resolve(source, from)));
  const inConfig = [
    ...addSidebar(root, `${config}/sidebars.ts`, sidebar, imported.sidebar),
    ...addRedirects(root, `${config}/redirects.json`, imported),
  ];
  const gone = Object.keys(before).filter((file) => record[file] === undefined && !kept.includes(file));
  const notes: FileNote[] = [
    ...inConfig,
    ...kept.map((file) => ({
      file: `${out}/${file}`,
      message: 'The file was edited since it was imported, or no import wrote it: it stays as it is.',
      hint: 'To import it anew, delete it and import again.',
    })),
    ...gone.map((file) => ({
      file: `${out}/${file}`,
      message: 'The source no longer has the page or file that this was made from.',
      hint: 'Delete it, or keep it as a page of your own.',
    })),
    ...imported.notes,
  ];
  const report = formatReport(notes);
  mkdirSync(resolve(root, out, importFolder), { recursive: true });
  writeIfOther(
    recordFile,
    `${JSON.stringify({ ...Object.fromEntries(gone.map((file) => [file, before[file]])), ...record }, undefined, 1)}\n`,
  );
  writeIfOther(resolve(root, out, importFolder, 'report.txt'), `${report}\n`);
  return { writtenFiles, unchanged, kept, report };
}

function writeIfOther(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/** The sidebar as code of `sidebars.ts`. */
function sidebarCode({ id, label }: Destination['sidebar'], items: readonly SidebarConfigItem[]): string {
  const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const print = (list: readonly SidebarConfigItem[], indent: string): string =>
    list
      .map((item) =>
        'route' in item
          ? `${indent}{ route: ${quote(item.route)} },\n`
          : `${indent}{\n${indent}  label: ${quote(item.label)},\n${indent}  items: [\n${print(item.items, `${indent}    `)}${indent}  ],\n${indent}},\n`,
      )
      .join('');
  return `  ${/^\w+$/.test(id) ? id : quote(id)}: {\n    label: ${quote(label)},\n    items: [\n${print(items, '      ')}    ],\n  },\n`;
}

/** Adds the sidebar to `sidebars.ts`, once: one with the same id is the owner's. */
function addSidebar(
  root: string,
  file: string,
  sidebar: Destination['sidebar'],
  items: readonly SidebarConfigItem[],
): FileNote[] {
  const path = resolve(root, file);
  const code = sidebarCode(sidebar, items);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : 'export const sidebars = {\n};\n';
  if (new RegExp(`[{,]\\s*'?${sidebar.id}'?: \\{`).test(text)) {
    const squeezed = (part: string): string => part.replace(/[\s,]+/g, '');
    return squeezed(text).includes(squeezed(code))
      ? []
      : [
          {
            file,
            message: `There is a sidebar \`${sidebar.id}\` already, which stays as it is; the import’s has other entries.`,
            hint: `Compare it with:\n${code}`,
          },
        ];
  }
  const end = text.lastIndexOf('};');
  if (end < 0)
    return [
      {
        file,
        message: 'The sidebar can’t be added: the file doesn’t end with `};`.',
        hint: `Add it yourself:\n${code}`,
      },
    ];
  const entries = text.slice(0, end).trimEnd();
  writeIfOther(path, `${entries}${/[{,]$/.test(entries) ? '' : ','}\n${code}${text.slice(end)}`);
  return [];
}

/** Adds redirects to `redirects.json`. A path that leads elsewhere already keeps its target. */
function addRedirects(root: string, file: string, { redirects }: Imported): FileNote[] {
  const path = resolve(root, file);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { from: string; to: string }[]) : [];
  const targets = new Map(before.map(({ from, to }) => [from, to]));
  const added = redirects.filter(({ from }) => !targets.has(from));
  if (added.length)
    writeIfOther(path, `[\n${[...before, ...added].map((one) => ` ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
  return redirects
    .filter(({ from, to }) => targets.has(from) && targets.get(from) !== to)
    .map(({ from, to }) => ({
      file,
      message: `${from} leads to ${targets.get(from)} already; the import would send it to ${to}.`,
      hint: 'Keep the one that readers need.',
    }));
}
