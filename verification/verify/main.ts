import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Asker, VerifyError } from './ask.ts';
import { asHtml, asText } from './show-report.ts';
import { verifyInstallation } from './verify-installation.ts';
import { offersOf, offersText } from './write-offers.ts';

const usage = `npm run verify -- --url https://support.example.com --token TOKEN [--account ID] [--json] [--html FILE]
                  [--write-offers FILE]

Asks an installation what it is and has, and says where it differs from these docs. Only GET requests are sent, and the token is kept
in memory. Instead of --token, the environment variable API_ACCESS_TOKEN can hold it: then it isn't in the history of the shell.

--write-offers writes a first \`offers\`, to be read and corrected: an account can lack what the platform offers.
`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      account: { type: 'string' },
      json: { type: 'boolean' },
      html: { type: 'string' },
      'write-offers': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const token = values.token ?? process.env['API_ACCESS_TOKEN'];
  if (values.url === undefined || !token) throw new VerifyError(`Say which installation, and a token.\n\n${usage}`);
  const offersFile = values['write-offers'];
  if (offersFile !== undefined && existsSync(offersFile))
    throw new VerifyError(`${offersFile} is there already. Name another file, and copy \`offers\` from it.`);
  const account = values.account === undefined ? undefined : Number(values.account);
  const report = await verifyInstallation(new Asker(values.url, token), account);
  const { id, role } = report.account;
  if (offersFile !== undefined && role !== 'administrator')
    throw new VerifyError(
      `The token is that of an ${role} of account ${id}, who sees only some of its channels. Use the token of an administrator.`,
    );
  if (values.html !== undefined) writeFileSync(values.html, asHtml(report));
  if (offersFile !== undefined) writeFileSync(offersFile, offersText(offersOf(report), report));
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : asText(report)}\n`);
}

try {
  await run();
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof VerifyError) && !isUsage) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
