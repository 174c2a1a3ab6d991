import type { Finding, PageRule } from '../engine/checks/rules.ts';
import { execFileSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import type { WrittenCode } from '../engine/compile/rendering.ts';

/** Parses a sample. Throws a `Mistake` when it can't be parsed. */
type SampleParser = (code: string) => void | Promise<void>;
/** What the parsers throw. Each says in a way of its own where the mistake is, or doesn't. */
type Mistake = Error & {
  /** Rolldown: offset in the sample. */
  readonly pos?: number;
  /** YAML */
  readonly linePos?: readonly { readonly line: number }[];
  /** JSON5 and the shell */
  readonly lineNumber?: number;
};

// Parsers are loaded with the first sample that needs them: a build of one edited page needs few.
const javascript =
  (lang: 'js' | 'jsx' | 'ts' | 'tsx'): SampleParser =>
  async (code) => {
    const { parseAst } = await import('rolldown/parseAst');
    parseAst(code, { lang });
  };
const json: SampleParser = (code) => void JSON.parse(code);
const yaml: SampleParser = (code) => {
  const error = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []))[0];
  if (error) throw error;
};
const shell: SampleParser = (code) => {
  try {
    execFileSync('bash', ['-n'], { input: code, stdio: ['pipe', 'ignore', 'pipe'] });
  } catch (error) {
    const failure = error as { code?: string; stderr?: Buffer };
    if (failure.code === 'ENOENT') return;
    const [first = ''] = String(failure.stderr ?? error)
      .trim()
      .split('\n');
    const [, line, reason = first] = /^bash: line (\d+): (.*)/.exec(first) ?? [];
    throw Object.assign(new Error(reason, { cause: error }), line ? { lineNumber: Number(line) } : {});
  }
};
const openEnded = /^(li|p|td|th|tr|dt|dd|option|html|head|body|tbody|thead)$/;
const html: SampleParser = async (code) => {
  const { Parser } = await import('htmlparser2');
  const scripts: string[] = [];
  let inScript = false;
  const parser = new Parser({
    onopentag: (name, attributes) =>
      void (inScript = name === 'script' && !/json|template/.test(attributes['type'] ?? '')),
    ontext: (text) => void (inScript && scripts.push(text)),
    onclosetag(name, implied) {
      inScript = false;
      if (
        implied &&
        !openEnded.test(name) &&
        !/^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name)
      )
        throw new Error(`<${name}> is never closed`);
    },
  });
  parser.write(code);
  parser.end();
  // The place of a mistake would be one in the joined scripts.
  if (scripts.length)
    await Promise.resolve(javascript('js')(scripts.join(''))).catch((error: Error) => {
      throw new Error(reasonOf(error), { cause: error });
    });
};

const parsers: Readonly<Record<string, SampleParser>> = {
  js: javascript('js'),
  javascript: javascript('js'),
  jsx: javascript('jsx'),
  ts: javascript('ts'),
  typescript: javascript('ts'),
  tsx: javascript('tsx'),
  json,
  json5: async (code) => void (await import('json5')).default.parse(code),
  yaml,
  yml: yaml,
  sh: shell,
  bash: shell,
  shell,
  curl: shell,
  html,
};

const withoutPlaceholders = (code: string): string => code.replace(/<([A-Z][A-Z0-9_]*)>/g, '$1');

/** Every JSON, JavaScript, TypeScript, shell, YAML and HTML sample parses. `check={false}` on the fence skips one. */
export const codeSamples: PageRule = async ({ codes }) => (await Promise.all(codes.map(checkSample))).flat();

async function checkSample({ code, language, meta, line, file }: WrittenCode): Promise<Finding[]> {
  if (/^\$ /m.test(code) && /^(sh|bash|shell|curl)$/.test(language))
    return [
      {
        file,
        line,
        message: 'A command starts with a `$` prompt.',
        hint: 'Leave the prompt out, so that the command can be copied.',
      },
    ];
  const parser = parsers[language];
  if (!parser || /check=\{false\}/.test(meta)) return [];
  const text = language === 'jsx' || language === 'tsx' ? code : withoutPlaceholders(code);
  try {
    await parser(text);
    return [];
  } catch (error) {
    const mistake = error as Mistake;
    const lineInSample = lineOfMistake(mistake, text);
    return [
      {
        file,
        line: lineInSample === undefined ? line : (line ?? 0) + lineInSample,
        message: `The ${language} sample does not parse: ${reasonOf(mistake)}`,
        hint: 'Fix it. A fragment that can’t parse on its own takes `check={false}`.',
      },
    ];
  }
}

/** What a parser says is wrong, in one line and without the place, which the finding has. */
const reasonOf = ({ message }: Error): string =>
  (message.split('\n').find((text) => text.trim() !== '' && !text.startsWith('Parse failed with')) ?? '').replace(
    / (in JSON at position \d+.*|at line \d+, column \d+:)$/,
    '',
  );

/** The line of a sample, counted from 1, that has the mistake; undefined when the parser doesn't say. */
function lineOfMistake({ message, pos, linePos, lineNumber }: Mistake, code: string): number | undefined {
  const offset = pos ?? / in JSON at position (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return code.slice(0, Number(offset)).split('\n').length;
  return linePos?.[0]?.line ?? lineNumber;
}
