import { contentTypes } from '../../engine/dev/content-types.ts';

export type NginxOptions = {
  /** Output folder of a build, absolute. */
  readonly folder: string;
  /** What nginx serves from: `folder` itself, or a folder that holds a link to it at the base path. */
  readonly root: string;
  /** Where nginx may write, absolute. */
  readonly scratch: string;
  readonly port: number;
  readonly base: string;
};

/**
 * The configuration of an ordinary nginx host that includes the two files every build writes for it. Started by root it stays root: a
 * checkout may lie where nobody else may look.
 */
export function nginxConfig({ folder, root, scratch, port, base }: NginxOptions): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    ${type.split(';')[0]} ${ending.slice(1)};`);
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
error_log stderr crit;
pid ${scratch}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/markdown;
  client_body_temp_path ${scratch}/body;
  proxy_temp_path ${scratch}/proxy;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
  types {
${types.join('\n')}
  }
  include ${folder}/redirects.nginx.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${folder}/headers.nginx.conf;
    if ($moved_to) { return 301 $moved_to; }
    if ($request_uri ~ ^([^?]*/)index\\.html(\\?.*)?$) { return 301 $1$2; }
    if ($request_uri ~ ^([^?]+)\\.html(\\?.*)?$) { return 301 $1/$2; }
    error_page 404 ${base}404.html;
    location = ${base}404.html { internal; }
  }
}
`;
}
