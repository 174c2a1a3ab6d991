import { CommandError } from '../model/command-error.ts';
import { ConfigError } from '../site/config-error.ts';
import type { Project } from './command.ts';
import { commands } from './commands.ts';
import { helpText, parseCommand } from './parse-command.ts';
import { keepThreadPoolAwake } from './thread-pool.ts';

/**
 * Runs the command line.
 * @returns the exit code: 0 on success, otherwise 1
 */
export async function runCommand(args: readonly string[], project: Project): Promise<number> {
  keepThreadPoolAwake();
  if (args.length === 0 || args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(helpText(commands, args[0]));
    return args.length === 0 ? 1 : 0;
  }
  try {
    const { command, input } = parseCommand(args, commands);
    return await command.run({ ...project, ...input });
  } catch (error) {
    const expected = error instanceof CommandError || error instanceof ConfigError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    return 1;
  }
}
