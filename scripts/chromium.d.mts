export function findChromium(environment?: Record<string, string | undefined>): string | undefined;
export function ensureChromium(root: string): Promise<string | undefined>;
