import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { dockerfile } from './docker.ts';
import type { HostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** The configuration of every host the build knows, each complete: path in the output → what makes it. */
export const hostFiles: Readonly<Record<string, (site: HostSite) => string>> = {
  '_hosting/nginx.conf': nginxConfig,
  '_hosting/Caddyfile': caddyfile,
  '_hosting/Dockerfile': dockerfile,
  '.htaccess': htaccess,
  'vercel.json': vercelJson,
};
