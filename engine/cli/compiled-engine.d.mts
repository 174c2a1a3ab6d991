export const engineRoot: string;
export function compiledEngine(root: string, folder?: string): { readonly main: string } | undefined;
