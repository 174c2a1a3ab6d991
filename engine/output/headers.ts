import { contentSecurityPolicy, type SecurityInput } from './content-security-policy.ts';
import { redirectScript } from './redirect-page.ts';

/** Header name → value. */
export type HeaderSet = Readonly<Record<string, string>>;
/** Headers for every path the pattern matches; `*` stands for any text. */
export type HeaderRule = { readonly pattern: string; readonly headers: HeaderSet };

/** Files whose names carry a hash of their content never change. */
const immutableCaching = 'public, max-age=31536000, immutable';

/**
 * The headers every host should answer with.
 * @param base path the site is served under
 * @param assets folder of the hashed files as a site path, such as `/assets/`
 */
export function headerRules(security: SecurityInput, base: string, assets: string): HeaderRule[] {
  // The policy is sent with redirect pages too.
  const policy = contentSecurityPolicy(
    { ...security, inlineScripts: [...(security.inlineScripts ?? []), redirectScript] },
    'header',
  );
  return [
    {
      pattern: `${base}*`,
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // The rest has no rule here: hosts that read this file answer pages with `max-age=0, must-revalidate` by themselves, and would join two rules into one value.
    { pattern: `${base.replace(/\/$/, '')}${assets}*`, headers: { 'Cache-Control': immutableCaching } },
  ];
}

/** `_headers`, as Netlify and Cloudflare Pages read it (and the preview server). */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ pattern, headers }) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** The same as directives to include in an nginx `server` block. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
  const add = ([name, value]: [string, string]): string => `add_header ${name} ${quote(value)} always;`;
  const [everywhere, ...others] = rules;
  const common = Object.entries(everywhere?.headers ?? {});
  // nginx forgets the outer headers in a location that adds its own, so each location says them all.
  const locations = others.map(({ pattern, headers }) => {
    const lines = [...common, ...Object.entries(headers)].map((header) => `  ${add(header)}\n`).join('');
    return `location ${pattern.replace(/\*$/, '')} {\n${lines}}\n`;
  });
  return `# Include inside \`server { … }\`.\n${common.map(add).join('\n')}\n\n${locations.join('\n')}`;
}

/** Reads a `_headers` file. Lines that start with `#` are comments. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: {} });
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}
