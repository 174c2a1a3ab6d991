import { errorAt, type Problem } from '../model/problem.ts';
import type { Redirect } from '../model/redirect.ts';
import { normalizePath } from '../model/url.ts';

/** Signs that mean themselves in the configuration of every host; no segment leads up. */
const plainAddress = /^(?!.*\/\.\.?(?:\/|$))[\p{L}\p{M}\p{N}/._~@-]*$/u;
/** Bytes of a segment: it becomes a folder of the output, and file systems have limits. */
const longestSegment = 200;
const isPlain = (address: string): boolean =>
  plainAddress.test(address) && address.split('/').every((segment) => Buffer.byteLength(segment) <= longestSegment);

/**
 * The redirects as the site uses them: old path → final target in one hop (`a → b`, `b → c` gives `a → c`), each path in its canonical
 * form. Mistakes are reported and left out, so that one doesn't break the whole site.
 * @param fileOf the file that has one of the redirects from these paths. Default: all are in the project's file
 */
export function readRedirects(
  configured: readonly Redirect[],
  fileOf: (...from: string[]) => string = () => 'config/redirects.json',
): { readonly redirects: ReadonlyMap<string, string>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const problem = (message: string, hint: string, ...from: string[]): void =>
    void problems.push(errorAt('redirects', { file: fileOf(...from) }, message, hint));
  const targets = new Map<string, string>();
  for (const redirect of configured) {
    const [from, to] = [normalizePath(redirect.from), normalizeTarget(redirect.to)];
    if (!isPlain(from) || !isPlain(to.replace('#', ''))) {
      problem(
        `The redirect from \`${redirect.from}\` to \`${redirect.to}\` has a URL that some hosts cannot read.`,
        'Write URLs with letters, digits and . _ ~ @ - only; a target may end with # and an id. A query is kept anyway.',
        from,
      );
      continue;
    }
    if (from !== redirect.from)
      problem(`The redirect from \`${redirect.from}\` is not in the form of a site path.`, `Write \`${from}\`.`, from);
    if (to !== redirect.to)
      problem(`The redirect to \`${redirect.to}\` is not in the form of a site path.`, `Write \`${to}\`.`, from);
    const other = targets.get(from);
    if (other === undefined) targets.set(from, to);
    else problem(`${from} is redirected twice: to ${other} and to ${to}.`, 'Remove one of the two.', from);
  }
  const redirects = new Map<string, string>();
  const circles = new Set<string>();
  for (const from of targets.keys()) {
    const { target, circle } = follow(from, targets);
    if (!circle) redirects.set(from, target);
    // Every member of a circle leads to it, but it is one mistake.
    const name = circle?.toSorted().join(' ');
    if (!circle || name === undefined || circles.has(name)) continue;
    circles.add(name);
    const loop = [...circle, circle[0]].join(' → ');
    problem(`The redirects ${loop} form a loop.`, 'Point one of them to a page.', ...circle);
  }
  return { redirects, problems };
}

function normalizeTarget(to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return normalizePath(path) + rest;
}

/** The final target of a path, or the circle it ends in. A hash is kept unless a later redirect has its own. */
function follow(from: string, targets: ReadonlyMap<string, string>): { target: string; circle?: readonly string[] } {
  const passed = [from];
  let hash = '';
  for (;;) {
    const target = targets.get(passed.at(-1) as string) as string;
    const [path = '', ownHash] = target.split('#');
    hash = ownHash === undefined ? hash : `#${ownHash}`;
    if (!targets.has(path)) return { target: path + hash };
    if (passed.includes(path)) return { target, circle: passed.slice(passed.indexOf(path)) };
    passed.push(path);
  }
}
