import { z } from 'zod';

/** A configuration file that cannot be used: says which file, which key, and what it should be. */
export class ConfigError extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(describe(file, cause), { cause });
    this.name = 'ConfigError';
    this.file = file;
  }
}

function describe(file: string, cause: unknown): string {
  if (!(cause instanceof z.ZodError)) return `${file}: ${cause instanceof Error ? cause.message : String(cause)}`;
  const lines = cause.issues.map((issue) => `  ${issue.path.join('.') || '(top level)'}: ${issue.message}`);
  return `${file} cannot be used:\n${lines.join('\n')}`;
}
