import { websiteToken } from '../clicks/shop.ts';
import type { CommandList } from './commands.ts';
import { answers, home } from './machine.ts';

const widget = `http://127.0.0.1:3950/widget?website_token=${websiteToken}`;
/** Loads the chat ten times as one visitor, and prints the statuses. */
const loadTenTimes = `{ for load in $(seq 10); do curl -so /dev/null -H 'X-Forwarded-For: 203.0.113.9' -w '%{http_code} ' '${widget}'; done; echo; }`;
const restart = `kill $server 2>/dev/null; sleep 2; bundle exec puma -q -b tcp://127.0.0.1:3950 -e production > /tmp/limits.log 2>&1 & server=$!; ${answers('http://127.0.0.1:3950/api')}`;
export const websiteChat: Record<string, CommandList> = {
  'change-the-limits': {
    before: `${home}\n. /env.sh\ncd /app; redis-cli -p 6390 eval "for _, key in ipairs(redis.call('keys', '*rack::attack*')) do redis.call('del', key) end" 0 > /dev/null\n${restart}`,
    check: {
      1: `${loadTenTimes} | grep '200 200 200 200 200 429'\nexport RACK_ATTACK_ALLOWED_IPS=203.0.113.9\n${loadTenTimes} | grep '429 429 429'`,
      2: `${restart}\n${loadTenTimes} | grep '200 200 200 200 200 200 200 200 200 200'\nunset RACK_ATTACK_ALLOWED_IPS; export ENABLE_RACK_ATTACK_WIDGET_API=false\n${restart}\n${loadTenTimes} | grep '200 200 200 200 200 200 200 200 200 200'`,
    },
  },
};

export const server: Record<string, CommandList> = {
  'write-the-settings': {
    before: `${home}\nrm -rf /tmp/settings && mkdir /tmp/settings && cp /code/.env.example /code/Gemfile* /tmp/settings/ && cd /tmp/settings`,
    replace: {
      'docker run --rm --env SECRET_KEY_BASE=unused chatwoot:<RELEASE_TAG> ':
        'env -C /code SECRET_KEY_BASE=unused RAILS_ENV=production ',
    },
    settings: ['.env'],
    check: { 2: 'stat -c "%A %n" .env | grep -e -rw-------', 5: 'cp .env /var/tmp/settings-of-the-platform' },
  },
};

server['start-it-behind-https'] = {
  before: `${home}
. /env.sh
export POSTGRES_DATABASE=behind_https POSTGRES_PORT=5432 POSTGRES_USERNAME=postgres POSTGRES_PASSWORD=postgres REDIS_URL=redis://127.0.0.1:6379/3 PORT=3000 FRONTEND_URL=https://chat.example.com FORCE_SSL=true
psql postgres://postgres:postgres@127.0.0.1:5432 -qc 'DROP DATABASE IF EXISTS behind_https'
mkdir -p /etc/letsencrypt/live/chat.example.com && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=chat.example.com -keyout /etc/letsencrypt/live/chat.example.com/privkey.pem -out /etc/letsencrypt/live/chat.example.com/fullchain.pem 2>/dev/null
cd /app`,
  replace: {
    'docker compose -f docker-compose.production.yaml run --rm rails ': '',
    'docker compose -f docker-compose.production.yaml up --detach': 'bundle exec puma -q -C config/puma.rb',
  },
  ready: { 'docker compose -f docker-compose.production.yaml up --detach': 'Listening on' },
  check: {
    1: `psql postgres://postgres:postgres@127.0.0.1:5432/behind_https -Atc "SELECT count(*) || ' accounts' FROM accounts" | grep '^0 accounts'`,
    3: `nginx -t && nginx; ca=/etc/letsencrypt/live/chat.example.com/fullchain.pem; ask="curl -s --cacert $ca --resolve chat.example.com:443:127.0.0.1 --resolve chat.example.com:80:127.0.0.1"
$ask -o /dev/null -w '%{http_code} %{redirect_url}\n' http://chat.example.com/app | grep '301 https://chat.example.com/app'
$ask -o /dev/null -w '%{http_code} %{redirect_url}\n' https://chat.example.com/ | grep '302 https://chat.example.com/installation/onboarding'
$ask --http1.1 -m 5 -o /dev/null -w '%{http_code} websocket\n' -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Origin: https://chat.example.com' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' https://chat.example.com/cable | grep '101 websocket'
nginx -s stop`,
  },
};

export const runReceiver: Record<string, CommandList> = {
  'keep-it-running': {
    before: `${home}
mkdir -p /srv/receiver && cp -r /samples/api-channel/server.mjs /samples/api-channel/deliver.mjs /srv/receiver/ && cd /srv/receiver`,
    // Nothing runs as systemd here: what the unit says is started by hand.
    replace: { 'enable --now': 'enable' },
    check: {
      2: `systemd-analyze verify /etc/systemd/system/receiver.service && echo 'The unit is right.'
systemctl is-enabled receiver | grep enabled`,
      3: `unit() { sed -n "s/^$1=//p" /etc/systemd/system/receiver.service; }
cd "$(unit WorkingDirectory)"; env $(cat "$(unit EnvironmentFile)") $(unit ExecStart) > /tmp/receiver.log 2>&1 & sleep 4
curl -s -o /dev/null -w '%{http_code} without a signature\\n' -X POST -d '{}' http://localhost:8080/ | grep '401 without a signature'`,
    },
    skip: { 4: 'Nothing runs as systemd on the machine of the recording.' },
  },
};

export const links: Record<string, CommandList> = {
  'name-the-server-and-the-app': {
    before: `${home}\n. /env.sh\ncd /app; rm -f /tmp/links.env`,
    replace: {
      '<FINGERPRINT>': 'AB:CD',
      '<APPLE_TEAM_ID>': 'TEAM1',
      'https://chat.example.com': 'http://127.0.0.1:3950',
    },
    files: { '.env of the server': '/tmp/links.env' },
    skip: {
      1: 'Happens in the code of the mobile app.',
      2: 'Needs the certificate of an app.',
      5: 'Needs a telephone.',
    },
    check: {
      3: `set -a; . /tmp/links.env; set +a; bundle exec puma -q -b tcp://127.0.0.1:3950 -e production > /tmp/links.log 2>&1 & ${answers('http://127.0.0.1:3950/api')}`,
    },
  },
};
