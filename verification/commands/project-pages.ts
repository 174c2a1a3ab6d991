import type { CommandList } from './commands.ts';
import { answers, home, inCode, password, signIn } from './machine.ts';

const newCopy = `${inCode}\ngit checkout -qf develop && git clean -fdq && git branch --list 'feature/*' | xargs -r git branch -qD`;
const servers = `rm -f .overmind.sock tmp/pids/server.pid; bin/vite dev > /tmp/vite.log 2>&1 & dotenv bundle exec sidekiq -C config/sidekiq.yml > /tmp/worker.log 2>&1 & bin/rails s -p 3000 > /tmp/backend.log 2>&1 & ${answers('http://localhost:3000/app/login')}`;
/** Keeps the headers of a signed-in person. */
const signedIn = `curl -s -D /tmp/headers -o /dev/null http://localhost:3000/auth/sign_in --data-urlencode email=john@acme.inc --data-urlencode 'password=Password1!'
who=(); for name in access-token client uid; do who+=(-H "$name: $(grep -i "^$name:" /tmp/headers | cut -d ' ' -f 2 | tr -d '\\r')"); done`;
export const projectSetup: Record<string, CommandList> = {
  'start-the-app': {
    before: `${inCode}\ngit checkout -q develop; rm -f .env .overmind.sock tmp/pids/server.pid
for name in chatwoot_dev chatwoot_test; do psql postgres://postgres:postgres@localhost:5432 -qc "DROP DATABASE IF EXISTS $name WITH (FORCE)"; done`,
    replace: password,
    settings: ['.env'],
    check: {
      4: 'bundle exec rails runner "puts Account.order(:id).pluck(:name).join(%q(, ))" | grep "Acme Inc, Acme Org"',
      6: `${answers('http://localhost:3000/app/login')}\n${signIn(3000, 'john@acme.inc')}`,
    },
    ready: { 'make run': 'Listening on http' },
  },
  'make-a-first-change': {
    before: `${newCopy}
git config user.name Alex; git config user.email alex@example.com; git remote remove fork 2>/dev/null; rm -rf /tmp/fork && git init -q --bare /tmp/fork
${servers}`,
    replace: {
      '<ISSUE_NUMBER>': '1',
      '<FORK_URL>': '/tmp/fork',
      'pnpm test\n': 'pnpm test app/javascript/shared/helpers\n',
      'pnpm eslint\n': 'pnpm exec eslint app/javascript/dashboard/i18n/locale/en/chatlist.json\n',
      'bundle exec rubocop\n': 'bundle exec rubocop app/models/account.rb\n',
    },
    files: { 'chatlist.json': '/tmp/chatlist.part' },
    check: {
      2: `file=app/javascript/dashboard/i18n/locale/en/chatlist.json; grep '"TAB_HEADING": ' $file; sed -i 's/.*"TAB_HEADING": .*/    '"$(cat /tmp/chatlist.part)/" $file; git diff --stat`,
      3: `curl -s 'http://localhost:3036/vite-dev/dashboard/i18n/locale/en/chatlist.json?import' | grep -o 'All conversations'`,
      5: 'git -C /tmp/fork log --format=%s -1 feature/1-list-heading',
    },
    skip: { 6: 'Happens at the host of the code.' },
  },
  'check-that-it-works': {
    before: `${newCopy}\n${servers}`,
    check: {
      1: `${signedIn}
account=$(curl -s http://localhost:3000/api/v1/profile "\${who[@]}" | grep -o '"pubsub_token":"[^"]*"' | cut -d '"' -f 4)
conversations=http://localhost:3000/api/v1/accounts/1/conversations
node --experimental-websocket --no-warnings -e "
const socket = new WebSocket('ws://localhost:3000/cable');
socket.onopen = () => socket.send(JSON.stringify({ command: 'subscribe', identifier: JSON.stringify({ channel: 'RoomChannel', pubsub_token: '$account', account_id: 1, user_id: 1 }) }));
socket.onmessage = ({ data }) => { const { message } = JSON.parse(data); if (message?.event === 'message.created') { console.log(message.event, message.data.private, message.data.content); process.exit(0); } };
setTimeout(() => process.exit(1), 60000)" & listener=$!; sleep 3
curl -s -o /dev/null -w '%{http_code}\n' "$conversations/1/messages" "\${who[@]}" -H 'Content-Type: application/json' -d '{"content":"My first note on my own machine.","private":true}'; wait $listener`,
      2: `rm -rf tmp/letter_opener; curl -s http://localhost:3000/auth/password -d email=john@acme.inc; for second in $(seq 60); do ls tmp/letter_opener 2>/dev/null | grep -q . && break; sleep 1; done; grep -l 'john@acme.inc' -r tmp/letter_opener | wc -l | grep -v '^0'`,
    },
  },
};

export const apiDescription: Record<string, CommandList> = {
  'describe-an-endpoint': {
    before: newCopy,
    files: { 'paths/index.yml': '/tmp/paths.yml' },
    check: {
      // The release has this path already.
      2: `ruby -ryaml -e 'part, whole = ["/tmp/paths.yml", "swagger/paths/index.yml"].map { |file| YAML.load_file(file) }; part.each { |path, methods| methods.each { |name, value| whole[path][name] == value or abort "#{path} #{name}" } }; puts "The file has these lines."'`,
      3: `grep -A1 '^canned_response:' swagger/definitions/index.yml`,
      5: `rm -f tmp/pids/server.pid; bin/rails s -p 3000 > /tmp/backend.log 2>&1 & ${answers('http://localhost:3000/swagger')}
curl -s http://localhost:3000/swagger/swagger.json | grep -m1 -o 'What an agent types after the slash'`,
      6: `git add swagger; git -c core.hooksPath=/dev/null -c user.name=Alex -c user.email=alex@example.com commit -qm 'docs: Describe canned responses'; git diff --name-only HEAD~1; bundle exec rake swagger:build > /dev/null; git status --short swagger | wc -l | grep '^0$'; git reset -q --hard HEAD~1`,
    },
  },
};

export const addALanguage: Record<string, CommandList> = {
  'add-the-language': {
    before: `${newCopy}
mkdir app/javascript/dashboard/i18n/locale/fy && cp app/javascript/dashboard/i18n/locale/en/*.json app/javascript/dashboard/i18n/locale/fy/; for part in widget survey; do cp app/javascript/$part/i18n/locale/en.json app/javascript/$part/i18n/locale/fy.json; done; git add -A`,
    files: {
      'config/initializers/languages.rb': '/tmp/languages.part',
      'app/javascript/dashboard/i18n/index.js': '/tmp/index.part',
    },
    check: {
      1: `sed -i -e '/^  41 =>/s/$/,/' -e '/^  41 =>/r /tmp/languages.part' config/initializers/languages.rb; ruby -c config/initializers/languages.rb`,
      2: 'cp app/javascript/dashboard/i18n/locale/en/index.js app/javascript/dashboard/i18n/locale/fy/',
      3: `grep -x "import fy from './locale/fy';" /tmp/index.part; sed -i -e "1i import fy from './locale/fy';" -e 's/^};/  fy,\\n};/' app/javascript/dashboard/i18n/index.js`,
      4: `for part in widget survey; do sed -i -e "1i import fy from './locale/fy.json';" -e 's/^};/  fy,\\n};/' app/javascript/$part/i18n/index.js; done`,
      5: `${servers}
${signedIn}
curl -s -X PATCH http://localhost:3000/api/v1/accounts/1 "\${who[@]}" -d locale=fy | grep -o '"locale":"fy"'
curl -s http://localhost:3000/app/login "\${who[@]}" | grep -o '"name":"Frysk (fy)","iso_639_1_code":"fy"' | head -1 | grep .
for part in dashboard widget survey; do curl -s "http://localhost:3036/vite-dev/$part/i18n/index.js" | grep -c '^import fy' | grep '^1'; done
curl -s -o /dev/null -X PATCH http://localhost:3000/api/v1/accounts/1 "\${who[@]}" -d locale=en`,
    },
    skip: { 6: 'Happens at the host of the code.' },
  },
};

export const cypress: Record<string, CommandList> = {
  'start-the-test-server': {
    before: `${newCopy}
psql postgres://postgres:postgres@localhost:5432 -Atqc "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'chatwoot_test'" > /dev/null; rm -f tmp/pids/server.pid`,
    ready: { 'RAILS_ENV=test bundle exec foreman start -f Procfile.test': 'Listening on http' },
    check: { 3: answers('http://localhost:5050/app/login') },
  },
};

const onUbuntu = `${home}\nexport DEBIAN_FRONTEND=noninteractive`;
export const ubuntu: Record<string, CommandList> = {
  'get-the-tools-and-the-code': {
    before: onUbuntu,
    skip: { 2: 'The machine of the recording doesn’t reach the host of the code.' },
  },
  // Debian's own packages: the same names, and PostgreSQL 17.
  'install-the-services': {
    before: onUbuntu,
    replace: {
      ...password,
      'postgresql-16': 'postgresql-17',
      'psql --command': 'psql --host /tmp --command',
      'enable --now': 'enable',
    },
    check: {
      3: `PGPASSWORD=postgres psql --host localhost --username postgres --tuples-only --command "SELECT name FROM pg_available_extensions WHERE name = 'vector'" | grep vector`,
    },
    skip: { 1: 'The machine of the recording doesn’t reach the package source of PostgreSQL.' },
  },
};
