import { parseArgs } from 'node:util';
import { CommandError } from '../engine/model/command-error.ts';
import { receiver } from './server.ts';
import { openStore, readEntries } from './store.ts';
import { csv, summary } from './summary.ts';

const usage = `npm run receiver -- --site https://docs.example.com [--port 8090] [--host 127.0.0.1] [--searches] [--behind-proxy] [--per-minute 10]
npm run receiver -- summary                  the pages with the most “No” first, and searches without results
npm run receiver -- export --csv | --json    everything

--file names the file with everything that was received. Default: feedback.sqlite`;

/** A whole number from 1 on. */
function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new CommandError(`--${name} takes a whole number from 1 to 65535, and got “${value}”.`, usage);
  return number;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      file: { type: 'string', default: 'feedback.sqlite' },
      port: { type: 'string', default: '8090' },
      host: { type: 'string', default: '127.0.0.1' },
      searches: { type: 'boolean', default: false },
      'behind-proxy': { type: 'boolean', default: false },
      'per-minute': { type: 'string', default: '10' },
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [command = 'serve'] = positionals;
  const { file, site = '', host, searches } = values;
  if (command === 'summary') return void process.stdout.write(summary(await readEntries(file)));
  if (command === 'export' && values.csv !== values.json) {
    const entries = await readEntries(file);
    return void process.stdout.write(values.csv ? csv(entries) : `${JSON.stringify(entries, undefined, 2)}\n`);
  }
  if (command !== 'serve') throw new CommandError(`“${positionals.join(' ')}” is not complete.`, usage);
  if (!URL.canParse(site) || new URL(site).origin !== site)
    throw new CommandError(`--site takes the origin of the docs, without a path, and got “${site}”.`, usage);
  const options = {
    site,
    searches,
    behindProxy: values['behind-proxy'],
    perMinute: count('per-minute', values['per-minute']),
  };
  const port = count('port', values.port);
  const server = receiver({ ...options, store: await openStore(file) });
  server.on('error', (error) => fail(new CommandError(`The server can't listen on ${host}:${port}: ${error.message}`)));
  server.listen(port, host, () => process.stdout.write(`Takes forms of ${site} at http://${host}:${port}/\n`));
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}
`);
  process.exitCode = 1;
}

run().catch(fail);
