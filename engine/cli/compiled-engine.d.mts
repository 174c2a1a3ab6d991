export const engineRoot: string;
export function compiledEngine(
  root: string,
  folder?: string,
): { readonly main: string; readonly modules: ReadonlyMap<string, string> } | undefined;
