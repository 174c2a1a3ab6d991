export function findChromium(environment?: Record<string, string | undefined>): string | undefined;
export function installedChromium(): Promise<string | undefined>;
