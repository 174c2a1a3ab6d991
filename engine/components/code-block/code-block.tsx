import type { ReactNode } from 'react';
import { breakableText } from '../data-table/breakable.tsx';
import { fillString } from '../../model/strings.ts';
import { CodeMetaError, type CodeMeta } from './code-meta.ts';
import { CopyButton } from './CopyButton.tsx';
import { foldJson } from './fold-json.ts';
import languageNames from './language-names.json' with { type: 'json' };

export type CodeBlockInput = {
  readonly lines: readonly string[];
  readonly language: string;
  readonly meta: CodeMeta;
  readonly code: string;
  /** Translates a text of the frame. Default: English. */
  readonly translate?: ((text: string) => string) | undefined;
};

/** The display name of a language: `js` → JavaScript. Unknown names are returned unchanged. */
export const languageName = (language: string): string =>
  (languageNames as Readonly<Record<string, string>>)[language.toLowerCase()] ?? language;

/** Lines of up to this many characters fit on a phone, and as many lines on any screen, so the block can't scroll. */
const shortLine = 30;
const fewLines = 10;
/** Code without a space that may not fit what is left of a line on a phone, in characters. */
const longPart = 20;

/** A block with more lines shows its beginning, until the reader asks for all of it. At least five lines are left out then. */
const mostLines = 30;
const mostLinesOfSample = 18;

const isLong = (lines: readonly string[], meta: CodeMeta): boolean =>
  lines.length > (meta.brief ? mostLinesOfSample : mostLines);

/**
 * Renders a fenced code block with a button that copies it; the client adds the others (`engine/client/enhancements/`). The head shows the title or else the language, which the style sheet inserts so that it isn't part of the page's text. Lines are
 * elements only if they are numbered or marked, with `mark`, `ins` and `del` for their meaning.
 * @throws CodeMetaError when a marked line does not exist
 */
export function renderCodeBlock({ lines, language, meta, code, translate = String }: CodeBlockInput): ReactNode {
  const { title, highlight, ins, del, lineNumbers, wrap, output } = meta;
  const beyond = [...highlight, ...ins, ...del].find((line) => line > lines.length);
  if (beyond) throw new CodeMetaError(`The fence marks line ${beyond}, but the code has only ${lines.length}.`);
  const plain = isPlain(meta);
  const long = isLong(lines, meta);
  const html = plain
    ? language === 'json' && long
      ? foldJson(lines.map(withBreaks))
      : lines.map(withBreaks).join('\n')
    : lines.map((line, index) => wrapLine(withBreaks(line), index + 1, meta)).join('');
  const classes = ['code', lineNumbers && 'numbered', (ins.length > 0 || del.length > 0) && 'diff', wrap && 'wrap']
    .filter(Boolean)
    .join(' ');
  const isText = language === '' || language === 'text';
  const name = isText ? 'Code' : fillString(translate('{language} code'), { language: languageName(language) });
  const label = output ? [translate('Output'), title] : [title, translate(name)];
  const focus = mayScroll({ meta, code })
    ? { tabIndex: 0, role: 'group', 'aria-label': label.filter(Boolean).join(': ') }
    : {};
  const named = isText ? {} : { 'data-language': language };
  const kind = output || isText ? translate(output ? 'Output' : 'Text') : languageName(language);
  const showAll = fillString(translate('Show all {lines} lines'), { lines: lines.length });
  return (
    <figure className={output ? 'code output' : 'code'}>
      <figcaption data-kind={title ? undefined : kind}>{title && breakableText(title, 28)}</figcaption>
      <pre className={classes} {...named} {...focus}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {long && (
        <details className={lines.length > mostLines ? 'all-lines many' : 'all-lines'}>
          <summary aria-label={showAll} data-more={showAll} data-less={translate('Show fewer lines')} />
        </details>
      )}
      {!output && <CopyButton label={translate('Copy code')} />}
    </figure>
  );
}

/** What is too long for the rest of a line goes to the next one between its parts, not in the middle of a word. */
const withBreaks = (html: string): string =>
  html.replace(/(?:<[^>]+>|[^\s<])+/g, (part) =>
    part.replace(/<[^>]+>/g, '').length < longPart
      ? part
      : part.replace(
          /<var>.*?<\/var>|<[^>]+>|(?:(?<![<:/])\/|[_=:,(?{]|(?<!\d)\.|&amp;)(?=(?:<[^>]+>)*[\w&'"])|(?=%[0-9A-F]{2})/g,
          (joint) => (joint.startsWith('<') ? joint : `${joint}<wbr>`),
        ),
  );

const isPlain = ({ highlight, ins, del, lineNumbers }: CodeMeta): boolean =>
  !lineNumbers && !highlight.length && !ins.length && !del.length;

/** Whether a block has styles that few pages need: those of marked or numbered lines, or of long code. */
export const hasLines = ({ meta, lines, language }: Pick<CodeBlockInput, 'meta' | 'lines' | 'language'>): boolean =>
  !isPlain(meta) || isLong(lines, meta) || language === 'diff';

/** Whether a block may be wider than a screen or taller than its place, so that it is a tab stop. */
export function mayScroll({ meta, code }: Pick<CodeBlockInput, 'meta' | 'code'>): boolean {
  const lines = code.split('\n');
  return lines.length > fewLines || (!meta.wrap && lines.some((line) => line.length > shortLine));
}

/** The line break is inside the element: a line is a block, and a line break between blocks would be an empty line. */
function wrapLine(html: string, line: number, { highlight, ins, del }: CodeMeta): string {
  const [tag, kind] = ins.includes(line)
    ? ['ins', ' ins']
    : del.includes(line)
      ? ['del', ' del']
      : highlight.includes(line)
        ? ['mark', ' hl']
        : ['span', ''];
  return `<${tag} class="line${kind}">${html}\n</${tag}>`;
}
