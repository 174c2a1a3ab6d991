/** A machine as the page for Ubuntu prepares it, with the code of the release in `/code` and the one of the recordings in `/app`. */
export const home =
  'export HOME=/root LANG=C.UTF-8 SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_manage_package_manager_versions=false GEM_HOME=/gems/ruby/3.3.0 PATH=/gems/ruby/3.3.0/bin:$PATH';
export const inCode = `${home}\ncd /code`;
export const password = { '<POSTGRES_PASSWORD>': 'postgres' };

/** Waits until an address answers with a status. */
export const answers = (url: string, status = 200): string =>
  `for second in $(seq 240); do [ "$(curl -so /dev/null -w '%{http_code}' ${url})" = ${status} ] && break; sleep 1; done; curl -so /dev/null -w '%{http_code} ${url}\\n' ${url}`;

/** Signs in as a person of the development data, who must be an administrator. */
export const signIn = (port: number, user: string): string =>
  `curl -s http://localhost:${port}/auth/sign_in --data-urlencode 'email=${user}' --data-urlencode 'password=Password1!' | grep -o '"role":"administrator"' | head -1 | grep .`;
