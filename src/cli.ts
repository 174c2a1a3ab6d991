import { runCommand } from './cli/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.cwd());
