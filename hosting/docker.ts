import type { HostSite } from './host-site.ts';

/**
 * `Dockerfile`: nginx as an ordinary user. Built in the output folder (`docker build -f _hosting/Dockerfile .`), it runs with a read-only
 * file system: `docker run --read-only --tmpfs /tmp -p 80:8080 IMAGE`.
 */
export function dockerfile({ base, root, port }: Pick<HostSite, 'base' | 'root' | 'port'>): string {
  return `# In the output folder: docker build -f _hosting/Dockerfile -t docs .
# Then:                 docker run --read-only --tmpfs /tmp --cap-drop ALL -p 80:${port} docs
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY . ${root}
COPY _hosting/nginx.conf /etc/nginx/conf.d/default.conf
USER 101
EXPOSE ${port}
HEALTHCHECK CMD ["wget", "-q", "--spider", "http://127.0.0.1:${port}${base}robots.txt"]
`;
}
