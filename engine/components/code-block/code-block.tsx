import type { ReactNode } from 'react';
import { CodeMetaError, type CodeMeta } from './code-meta.ts';
import { languageName } from './language-names.ts';

export type CodeBlockInput = {
  /** Highlighted HTML of each line. */
  readonly lines: readonly string[];
  /** As the fence names it. */
  readonly language: string;
  readonly meta: CodeMeta;
  /** The code itself. */
  readonly code: string;
};

/** Up to this many characters a line is never wider than a phone: the block needs no place in the tab order. */
const neverScrolls = 30;

/**
 * A fenced block of code. Buttons to copy and to wrap come with the client (`engine/client/enhancements/`), so they cost no page any bytes.
 * The head is always there: the title, or else the kind of code, which the style sheet writes so that it is no word of the page. Lines are elements only where they are numbered or marked: `mark`, `ins` and `del` say by themselves what the line is.
 * @throws CodeMetaError when a marked line does not exist
 */
export function renderCodeBlock({ lines, language, meta, code }: CodeBlockInput): ReactNode {
  const { title, highlight, ins, del, lineNumbers, wrap, output } = meta;
  const beyond = [...highlight, ...ins, ...del].find((line) => line > lines.length);
  if (beyond) throw new CodeMetaError(`The fence marks line ${beyond}, the code has ${lines.length}.`);
  const plain = !lineNumbers && !highlight.length && !ins.length && !del.length;
  const html = plain ? lines.join('\n') : lines.map((line, index) => wrapLine(line, index + 1, meta)).join('');
  const classes = ['code', lineNumbers && 'numbered', (ins.length > 0 || del.length > 0) && 'diff', wrap && 'wrap']
    .filter(Boolean)
    .join(' ');
  const scrolls = !wrap && code.split('\n').some((line) => line.length > neverScrolls);
  const focus = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': spokenLabel(language, title, output) } : {};
  const named = language === '' || language === 'text' ? {} : { 'data-language': language };
  const kind = output ? 'Output' : named['data-language'] ? languageName(language) : 'Text';
  return (
    <figure className={output ? 'code output' : 'code'}>
      <figcaption data-kind={title ? undefined : kind}>{title}</figcaption>
      <pre className={classes} {...named} {...focus}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** The line break stands inside: the element is a block, and a break between blocks would be a line of its own. */
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

function spokenLabel(language: string, title: string | undefined, output: boolean): string {
  if (output) return title ? `Output: ${title}` : 'Output';
  const kind = language === '' || language === 'text' ? 'Code' : `${languageName(language)} code`;
  return title ? `${title}: ${kind}` : kind;
}
