import { parseArgs } from 'node:util';
import { CommandError } from '../model/command-error.ts';
import { nearest } from '../model/nearest.ts';
import type { Command, CommandInput, Project } from './command.ts';

/** How a command is called: `npm run new-page <type> <route>`. */
function usage(name: string, { script = name, positionals, flags }: Command): string {
  const flagNames = Object.entries(flags).map(([flag, { value }]) => `[--${flag}${value ? ` ${value}` : ''}]`);
  const words = positionals.map((positional) => `<${positional}>`);
  return [`npm run ${script}`, ...words, ...(flagNames.length ? ['--', ...flagNames] : [])].join(' ');
}

/** A description of one command, or of all when there is none of this name. */
export function helpText(commands: Readonly<Record<string, Command>>, only = ''): string {
  const names = Object.hasOwn(commands, only) ? [only] : Object.keys(commands);
  const parts = names.map((name) => {
    const command = commands[name] as Command;
    const flags = Object.entries(command.flags).map(
      ([flag, { value, help }]) => `      --${flag}${value ? ` ${value}` : ''}  ${help}\n`,
    );
    return `  ${usage(name, command)}\n      ${command.help}\n${flags.join('')}`;
  });
  return `${names.length > 1 ? 'Commands:\n\n' : ''}${parts.join('\n')}`;
}

/**
 * Finds the command and checks its arguments.
 * @throws CommandError that says what is wrong, what was probably meant, and how to call the command
 */
export function parseCommand(
  args: readonly string[],
  commands: Readonly<Record<string, Command>>,
): { readonly command: Command; readonly input: Omit<CommandInput, keyof Project> } {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const guess = nearest(name, Object.keys(commands));
    throw new CommandError(
      `There is no command \`${name}\`.`,
      guess ? `Did you mean \`${guess}\`?` : `The commands are ${Object.keys(commands).join(', ')}.`,
    );
  }
  const fail = (message: string, guess?: string): never => {
    throw new CommandError(message, `${guess ? `Did you mean ${guess}? ` : ''}Usage: ${usage(name, command)}`);
  };
  const options = Object.fromEntries(Object.entries(command.flags).map(([flag, { type }]) => [flag, { type }]));
  const { values, positionals, tokens } = parseArgs({
    args: rest,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = command.flags[token.name];
    if (!flag) {
      const guess = nearest(token.name, Object.keys(command.flags));
      fail(`\`${name}\` has no flag \`${token.rawName}\`.`, guess && `\`--${guess}\``);
    } else if (flag.type === 'string' && (token.value === undefined || token.value === ''))
      fail(`\`${token.rawName}\` needs a value.`);
    else if (flag.type === 'boolean' && token.value !== undefined) fail(`\`${token.rawName}\` takes no value.`);
  }
  const missing = command.positionals[positionals.length];
  if (missing) fail(`\`${name}\` needs <${missing}>.`);
  const extra = positionals[command.positionals.length];
  if (extra !== undefined) {
    const why = Object.keys(options).length ? ' npm keeps options for itself unless `--` is before them.' : '';
    fail(`\`${name}\` does not take the argument \`${extra}\`.${why}`);
  }
  return { command, input: { values: values as CommandInput['values'], positionals } };
}
