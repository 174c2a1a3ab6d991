import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { dockerfile } from './docker.ts';
import type { HostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** The configuration of every host the build knows, each complete: path in the output → text. */
export function hostFiles(site: HostSite): Record<string, string> {
  return {
    '_hosting/nginx.conf': nginxConfig(site),
    '_hosting/Caddyfile': caddyfile(site),
    '_hosting/Dockerfile': dockerfile(site),
    '.htaccess': htaccess(site),
    'vercel.json': vercelJson(site),
  };
}
