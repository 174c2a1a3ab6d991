/** Display names of the languages in fences. */
const names: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  jsx: 'JSX',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  json5: 'JSON',
  sh: 'Shell',
  bash: 'Shell',
  shell: 'Shell',
  curl: 'curl',
  ruby: 'Ruby',
  python: 'Python',
  php: 'PHP',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
  elixir: 'Elixir',
  vue: 'Vue',
  yaml: 'YAML',
  yml: 'YAML',
  http: 'HTTP',
  dns: 'DNS',
  diff: 'Diff',
  sql: 'SQL',
  docker: 'Dockerfile',
  nginx: 'nginx',
  xml: 'XML',
  node: 'Node.js',
  nodejs: 'Node.js',
};

/** The display name of a language: `js` → JavaScript. Unknown names are returned unchanged. */
export function languageName(language: string): string {
  return names[language.toLowerCase()] ?? language;
}
