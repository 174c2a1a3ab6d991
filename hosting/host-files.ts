import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { dockerfile } from './docker.ts';
import type { HostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** A complete configuration for each supported host: path in the output → function that makes it. */
export const hostFiles: Readonly<Record<string, (site: HostSite) => string>> = {
  '_hosting/nginx.conf': nginxConfig,
  '_hosting/Caddyfile': caddyfile,
  '_hosting/Dockerfile': dockerfile,
  '.htaccess': htaccess,
  'vercel.json': vercelJson,
};
