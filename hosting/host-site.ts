import { pathForms, type Redirect } from '../engine/model/redirect.ts';
import { withBase } from '../engine/model/url.ts';

export type HeaderSet = Readonly<Record<string, string>>;
export type SecurityHeaders = {
  readonly everywhere: HeaderSet;
  /** For everything that a browser can show as a document or run: all files but passive ones and drawings. */
  readonly documents: HeaderSet;
  /** For SVG files, in which nothing runs or loads even when a reader opens one. */
  readonly drawings: HeaderSet;
};

/** What every host must know about a built site; each configuration file says the same in its host's language. */
export type HostSite = {
  /** Path the site is served under: starts and ends with `/`. */
  readonly base: string;
  /** Absolute path of the folder that holds the output on the server. */
  readonly root: string;
  readonly port: number;
  /** Codes of the languages that have a folder, and a 404 page in it: `de`. */
  readonly languages: readonly string[];
  /** Redirects whose targets are pages, so there are no chains. */
  readonly redirects: readonly Redirect[];
  readonly headers: SecurityHeaders;
  /** Matches the end of URLs of files that nothing runs in, which need no headers of documents. */
  readonly passiveFiles: string;
  /** Matches the end of URLs of SVG files. */
  readonly drawings: string;
  /** Path of the file with contacts for reports of vulnerabilities, without the base path: `/.well-known/security.txt`. */
  readonly securityTxt: string;
  /** Folder of files with a content hash in their names, base path included: `/_assets/`. */
  readonly hashed: string;
  /** Paths of the files that only a host reads, base path included: readers get 404. */
  readonly hidden: readonly string[];
};

/** A value in double quotes, as every host's configuration reads it. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A text as part of a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');

/** Hashed files never change; everything else is revalidated on each request and answered 304 if unchanged. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** Every form of every old path with its target, base path included: `/old/`, `/old`, `/old.html`, `/old/index.html`. */
export function movedPaths({ redirects, base }: Pick<HostSite, 'redirects' | 'base'>): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) =>
    pathForms(from).map((form) => ({ from: withBase(base, form), to: withBase(base, to) })),
  );
}

/** Splits a target: the query goes before the hash. */
export function splitHash(target: string): { path: string; hash: string } {
  const start = target.indexOf('#');
  return start < 0 ? { path: target, hash: '' } : { path: target.slice(0, start), hash: target.slice(start) };
}
