import { execFileSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import type { WrittenCode } from '../../compile/rendering.ts';
import type { Finding, PageCheck } from './page-check.ts';

/** Parses a sample. Throws with the reason when it can't be parsed. */
type SampleParser = (code: string) => void | Promise<void>;

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
    throw new Error(
      String(failure.stderr ?? error)
        .trim()
        .split('\n')[0]
        ?.replace(/^bash: line \d+: /, ''),
      { cause: error },
    );
  }
};
/** Elements whose end tag is optional. */
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
  if (scripts.length) await javascript('js')(scripts.join(''));
};

const parsers: Readonly<Record<string, SampleParser>> = {
  js: javascript('js'),
  jsx: javascript('jsx'),
  ts: javascript('ts'),
  tsx: javascript('tsx'),
  json,
  json5: async (code) => void (await import('json5')).default.parse(code),
  yaml,
  yml: yaml,
  sh: shell,
  bash: shell,
  curl: shell,
  html,
};

/** A word in place of each placeholder. */
const withoutPlaceholders = (code: string): string => code.replace(/<([A-Z][A-Z0-9_]*)>/g, '$1');

/** Every JSON, JavaScript, TypeScript, shell, YAML and HTML sample parses. `check={false}` on the fence skips one. */
export const codeSamples: PageCheck = async ({ codes }) => (await Promise.all(codes.map(checkSample))).flat();

async function checkSample({ code, language, meta, line, file }: WrittenCode): Promise<Finding[]> {
  if (/^\$ /m.test(code) && /^(sh|bash|curl)$/.test(language))
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
  try {
    await parser(language === 'jsx' || language === 'tsx' ? code : withoutPlaceholders(code));
    return [];
  } catch (error) {
    const reason =
      (error instanceof Error ? error.message : String(error))
        .split('\n')
        .find((text) => text.trim() !== '' && !text.startsWith('Parse failed with')) ?? '';
    return [
      {
        file,
        line,
        message: `The ${language} sample does not parse: ${reason}`,
        hint: 'Fix it. A fragment that can’t parse on its own takes `check={false}`.',
      },
    ];
  }
}
