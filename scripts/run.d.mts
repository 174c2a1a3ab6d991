import type { SpawnOptions } from 'node:child_process';

type RunOptions = SpawnOptions & { readonly onOutput?: (text: string) => void };
export function run(program: string, args: readonly string[], options?: RunOptions): Promise<number>;
export function npm(args: readonly string[], options?: RunOptions): Promise<number>;
