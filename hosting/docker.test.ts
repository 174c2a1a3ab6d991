import { expect, test } from 'vitest';
import { dockerfile } from './docker.ts';
import type { HostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';

const site: HostSite = {
  languages: [],
  base: '/',
  root: '/srv/docs',
  port: 8123,
  redirects: [],
  headers: { everywhere: {}, documents: {}, drawings: {} },
  passiveFiles: '\\.css',
  drawings: '\\.svg',
  securityTxt: '/.well-known/security.txt',
  hashed: '/_assets/',
  hidden: [],
};
const instructions = dockerfile(site)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/ (.*)/s).slice(0, 2) as [name: string, words: string]);
const wordsOf = (name: string): string[] => instructions.flatMap(([own, words]) => (own === name ? [words] : []));

/** No container is built in tests; this reads what would be. README.md says how one was built and tried. */
test('the container is the one server whose configuration the tests run, as an ordinary user', () => {
  expect(wordsOf('FROM')).toEqual(['nginxinc/nginx-unprivileged:stable-alpine']);
  // Nothing is fetched or run while it is built, and what the server reads is what the build wrote.
  expect(instructions.map(([name]) => name)).toEqual(['FROM', 'COPY', 'COPY', 'USER', 'EXPOSE', 'HEALTHCHECK']);
  expect(wordsOf('COPY')).toEqual(['. /srv/docs', '_hosting/nginx.conf /etc/nginx/conf.d/default.conf']);
  expect(Number(wordsOf('USER')[0])).toBeGreaterThan(0);
});

test('it listens where it says, on a port that an ordinary user may have', () => {
  expect(wordsOf('EXPOSE')).toEqual(['8123']);
  expect(wordsOf('HEALTHCHECK')[0]).toContain('"http://127.0.0.1:8123/robots.txt"');
  expect(dockerfile({ ...site, base: '/docs/' })).toContain('"http://127.0.0.1:8123/docs/robots.txt"');
  expect(nginxConfig(site)).toMatch(/^ {2}listen 8123;$/m);
  expect(nginxConfig(site)).toMatch(/root "\/srv\/docs";/);
});

test('nothing is written but to /tmp: the file system may be read-only', () => {
  expect(dockerfile(site)).toMatch(/docker run --read-only --tmpfs \/tmp --cap-drop ALL/);
  expect(nginxConfig(site)).not.toMatch(/_temp_path|access_log \/|error_log|\bpid\b/);
});
